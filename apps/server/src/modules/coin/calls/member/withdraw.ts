import { coinWithdraw } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { withdraw } from '../../withdraw/withdraw.service.ts'

export const serveCoinWithdraw = serveInSteps(coinWithdraw, (ctx, body) => withdraw(ctx, body))
