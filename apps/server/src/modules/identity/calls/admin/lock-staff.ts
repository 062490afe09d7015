import { staffAccountLock } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { lockStaffAccount } from '../../staff-account.service.ts'

export const serveStaffAccountLock = serveAdmin(staffAccountLock, async (ctx, { params }) => {
  await lockStaffAccount(ctx, params.staffId)
  return {}
})
