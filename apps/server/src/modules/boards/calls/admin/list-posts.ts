import { adminPosts } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listForStaff } from '../../desk/posts-desk.service.ts'

export const serveAdminPosts = serveAdmin(adminPosts, (ctx, { query }) => listForStaff(ctx, query))
