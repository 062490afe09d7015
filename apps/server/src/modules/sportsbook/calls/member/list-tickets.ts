import { sportTickets } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listTickets } from '../../tickets/list.service.ts'

export const serveSportTickets = serve(sportTickets, (ctx, body) => listTickets(ctx, body))
