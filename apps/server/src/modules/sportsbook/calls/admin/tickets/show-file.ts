import { sportDeskTicket } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { showTicketFile } from '../../../office/tickets/ticket-file.service.ts'

export const serveSportDeskTicket = serveAdmin(sportDeskTicket, (ctx, { query }) => showTicketFile(ctx, query))
