import { miniReturns } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showReturns } from '../../office/returns.service.ts'

export const serveMiniReturns = serveAdmin(miniReturns, (ctx, { query: { game, period } }) =>
  showReturns(ctx, game, period),
)
