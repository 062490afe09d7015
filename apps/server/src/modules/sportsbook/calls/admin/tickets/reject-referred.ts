import { sportTicketReject } from '@maru/contract'
import { serveAdminInSteps } from '../../../../../platform/http/serve.ts'
import { rejectTicket } from '../../../office/tickets/decide-referred.service.ts'

export const serveSportTicketReject = serveAdminInSteps(sportTicketReject, async (ctx, { body }, _reply, services) => {
  await rejectTicket(ctx, body, services)
  return {}
})
