import { sportTicket } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { shownTicket } from '../../tickets/shown.service.ts'

export const serveSportTicket = serve(sportTicket, async (ctx, { ticketId }) => ({
  ticket: await shownTicket(ctx, ticketId.toLowerCase()),
}))
