import { adminWheelConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmWheel } from '../../save-wheel.service.ts'

export const serveAdminWheelConfirm = serveAdmin(adminWheelConfirm, async (ctx, { params }) => {
  await confirmWheel(ctx, params.requestId)
  return {}
})
