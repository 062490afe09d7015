import { sportFactorSave } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { saveBettorFactor } from '../../../office/tickets/factor.service.ts'

export const serveSportFactorSave = serveAdmin(sportFactorSave, (ctx, { params, body }) =>
  saveBettorFactor(ctx, params.memberId, body),
)
