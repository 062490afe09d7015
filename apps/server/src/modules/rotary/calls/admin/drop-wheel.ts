import { adminWheelDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropWheel } from '../../save-wheel.service.ts'

export const serveAdminWheelDrop = serveAdmin(adminWheelDrop, async (ctx, { params }) => {
  await dropWheel(ctx, params.requestId)
  return {}
})
