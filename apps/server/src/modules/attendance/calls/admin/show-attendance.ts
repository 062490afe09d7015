import { adminAttendance } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showDesk } from '../../desk.service.ts'

export const serveAdminAttendance = serveAdmin(adminAttendance, (ctx) => showDesk(ctx))
