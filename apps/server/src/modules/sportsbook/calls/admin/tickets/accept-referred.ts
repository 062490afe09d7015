import { sportTicketAccept } from '@maru/contract'
import { serveAdminInSteps } from '../../../../../platform/http/serve.ts'
import { acceptTicket } from '../../../office/tickets/decide-referred.service.ts'

export const serveSportTicketAccept = serveAdminInSteps(sportTicketAccept, async (ctx, { body }, _reply, services) => {
  await acceptTicket(ctx, body, services)
  return {}
})
