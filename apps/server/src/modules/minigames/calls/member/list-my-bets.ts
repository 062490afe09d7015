import { myMiniBets } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listMyBets } from '../../bets/my-bets.service.ts'

export const serveMyMiniBets = serve(myMiniBets, (ctx, body) => listMyBets(ctx, body))
