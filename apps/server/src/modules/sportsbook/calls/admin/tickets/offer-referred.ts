import { sportTicketOffer } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { offerTicket } from '../../../office/tickets/decide-referred.service.ts'

export const serveSportTicketOffer = serveAdmin(sportTicketOffer, async (ctx, { body }) => {
  await offerTicket(ctx, body)
  return {}
})
