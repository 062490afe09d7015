import { sportCashOut } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { cashOutTicket } from '../../cash-out/cash-out-ticket.service.ts'

export const serveSportCashOut = serveInSteps(sportCashOut, (ctx, body, services) => cashOutTicket(ctx, body, services))
