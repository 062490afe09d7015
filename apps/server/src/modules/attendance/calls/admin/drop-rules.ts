import { adminAttendanceDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropRules } from '../../desk.service.ts'

export const serveAdminAttendanceDrop = serveAdmin(adminAttendanceDrop, async (ctx, { params }) => {
  await dropRules(ctx, params.requestId)
  return {}
})
