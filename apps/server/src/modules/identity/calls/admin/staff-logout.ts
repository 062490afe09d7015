import { staffLogout } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { logStaffOut } from '../../staff-login.service.ts'

export const serveStaffLogout = serveAdmin(staffLogout, async (ctx, _input, reply) => {
  await logStaffOut(ctx)
  reply.clearSession()
  return {}
})
