import { staffAccountResetPassword } from '@maru/contract'
import { serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { resetStaffPassword } from '../../staff-account.service.ts'

export const serveStaffAccountResetPassword = serveAdminInSteps(
  staffAccountResetPassword,
  async (ctx, { params, body }) => {
    await resetStaffPassword(ctx, params.staffId, body.password)
    return {}
  },
)
