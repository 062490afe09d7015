import { adminPostCreate } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { writeByStaff } from '../../desk/staff-post.service.ts'

export const serveAdminPostCreate = serveAdmin(adminPostCreate, (ctx, { body }) => writeByStaff(ctx, body))
