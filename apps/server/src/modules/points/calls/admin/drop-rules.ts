import { adminEarningRulesDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropEarningRules } from '../../desk.service.ts'

export const serveAdminEarningRulesDrop = serveAdmin(adminEarningRulesDrop, async (ctx, { params }) => {
  await dropEarningRules(ctx, params.requestId)
  return {}
})
