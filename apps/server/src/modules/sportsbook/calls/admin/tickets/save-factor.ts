import { sportFactorSave } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { saveBettorFactor } from '../../../office/tickets/factor.service.ts'

export const serveSportFactorSave = serveAdmin(sportFactorSave, async (ctx, { params, body }) => {
  await saveBettorFactor(ctx, params.memberId, body)
  return {}
})
