import { adminReviewRules } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showRules } from '../../reviews/rules-desk.service.ts'

export const serveAdminReviewRules = serveAdmin(adminReviewRules, (ctx) => showRules(ctx))
