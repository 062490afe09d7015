import { staffAccountChange } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeStaffAccount } from '../../staff-account.service.ts'

export const serveStaffAccountChange = serveAdmin(staffAccountChange, async (ctx, { params, body }) => {
  await changeStaffAccount(ctx, params.staffId, body)
  return {}
})
