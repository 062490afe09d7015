import { adminLevelRulesConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmLevelRules } from '../../desk.service.ts'

export const serveAdminLevelRulesConfirm = serveAdmin(adminLevelRulesConfirm, async (ctx, { params }) => {
  await confirmLevelRules(ctx, params.requestId)
  return {}
})
