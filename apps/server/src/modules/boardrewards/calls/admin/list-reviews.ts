import { adminReviews } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listReviews } from '../../reviews/list-reviews.service.ts'

export const serveAdminReviews = serveAdmin(adminReviews, (ctx, { query }) => listReviews(ctx, query))
