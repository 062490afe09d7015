import { adminEventPayConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmPay } from '../../events/settle-event.service.ts'

export const serveAdminEventPayConfirm = serveAdmin(adminEventPayConfirm, async (ctx, { params }) => {
  await confirmPay(ctx, params.requestId)
  return {}
})
