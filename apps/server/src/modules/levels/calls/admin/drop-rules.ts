import { adminLevelRulesDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropLevelRules } from '../../desk.service.ts'

export const serveAdminLevelRulesDrop = serveAdmin(adminLevelRulesDrop, async (ctx, { params }) => {
  await dropLevelRules(ctx, params.requestId)
  return {}
})
