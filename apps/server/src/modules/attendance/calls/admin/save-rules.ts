import { adminAttendanceSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveRules } from '../../desk.service.ts'

export const serveAdminAttendanceSave = serveAdmin(adminAttendanceSave, (ctx, { body }) => saveRules(ctx, body))
