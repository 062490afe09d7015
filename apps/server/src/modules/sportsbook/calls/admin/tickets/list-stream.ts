import { sportDeskTickets } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { listStream } from '../../../office/tickets/stream.service.ts'

export const serveSportDeskTickets = serveAdmin(sportDeskTickets, (ctx, { query }) => listStream(ctx, query))
