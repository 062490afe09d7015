import { adminAttendanceConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmRules } from '../../desk.service.ts'

export const serveAdminAttendanceConfirm = serveAdmin(adminAttendanceConfirm, async (ctx, { params }) => {
  await confirmRules(ctx, params.requestId)
  return {}
})
