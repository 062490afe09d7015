import { staffLogin } from '@maru/contract'
import { serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { describeStaff, logStaffIn } from '../../staff-login.service.ts'
import { STAFF_SESSION_MS } from '../../staff-session.service.ts'

export const serveStaffLogin = serveAdminInSteps(staffLogin, async (ctx, { body }, reply) => {
  const { token, staffId } = await logStaffIn(ctx, body)
  reply.setSession(token, STAFF_SESSION_MS / 1000)
  return describeStaff(ctx, staffId)
})
