import { staffAccountUnlock } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { unlockStaffAccount } from '../../staff-account.service.ts'

export const serveStaffAccountUnlock = serveAdmin(staffAccountUnlock, async (ctx, { params }) => {
  await unlockStaffAccount(ctx, params.staffId)
  return {}
})
