import { adminReviewRulesConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmRules } from '../../reviews/rules-desk.service.ts'

export const serveAdminReviewRulesConfirm = serveAdmin(adminReviewRulesConfirm, async (ctx, { params }) => {
  await confirmRules(ctx, params.requestId)
  return {}
})
