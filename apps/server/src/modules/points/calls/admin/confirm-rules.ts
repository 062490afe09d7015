import { adminEarningRulesConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmEarningRules } from '../../desk.service.ts'

export const serveAdminEarningRulesConfirm = serveAdmin(adminEarningRulesConfirm, async (ctx, { params }) => {
  await confirmEarningRules(ctx, params.requestId)
  return {}
})
