import { staffOwnPassword } from '@maru/contract'
import { serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { changeOwnPassword } from '../../staff-own-password.service.ts'

export const serveStaffOwnPassword = serveAdminInSteps(staffOwnPassword, async (ctx, { body }) => {
  await changeOwnPassword(ctx, body)
  return {}
})
