import { sportFactorConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { confirmBettorFactor } from '../../../office/tickets/factor.service.ts'

export const serveSportFactorConfirm = serveAdmin(sportFactorConfirm, async (ctx, { params }) => {
  await confirmBettorFactor(ctx, params.requestId)
  return {}
})
