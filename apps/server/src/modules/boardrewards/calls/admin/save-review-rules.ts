import { adminReviewRulesSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveRules } from '../../reviews/rules-desk.service.ts'

export const serveAdminReviewRulesSave = serveAdmin(adminReviewRulesSave, (ctx, { body }) => saveRules(ctx, body))
