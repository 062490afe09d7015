import { adminEventPayDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropPay } from '../../events/settle-event.service.ts'

export const serveAdminEventPayDrop = serveAdmin(adminEventPayDrop, async (ctx, { params }) => {
  await dropPay(ctx, params.requestId)
  return {}
})
