import { adminPost } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showForStaff } from '../../desk/posts-desk.service.ts'

export const serveAdminPost = serveAdmin(adminPost, (ctx, { params }) => showForStaff(ctx, params.boardIdx))
