import { adminReviewRulesDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropRules } from '../../reviews/rules-desk.service.ts'

export const serveAdminReviewRulesDrop = serveAdmin(adminReviewRulesDrop, async (ctx, { params }) => {
  await dropRules(ctx, params.requestId)
  return {}
})
