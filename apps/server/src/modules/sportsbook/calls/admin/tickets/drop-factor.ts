import { sportFactorDrop } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { dropBettorFactor } from '../../../office/tickets/factor.service.ts'

export const serveSportFactorDrop = serveAdmin(sportFactorDrop, async (ctx, { params }) => {
  await dropBettorFactor(ctx, params.requestId)
  return {}
})
