import { adminReviewRulesTry } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { tryReviewRules } from '../../reviews/rules-desk.service.ts'

export const serveAdminReviewRulesTry = serveAdmin(adminReviewRulesTry, (ctx, { body }) =>
  tryReviewRules(ctx, body.rules),
)
