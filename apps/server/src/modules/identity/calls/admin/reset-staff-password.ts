import { staffAccountResetPassword } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { resetStaffPassword } from '../../staff-account.service.ts'

export const serveStaffAccountResetPassword = serveAdmin(staffAccountResetPassword, async (ctx, { params, body }) => {
  await resetStaffPassword(ctx, params.staffId, body.password)
  return {}
})
