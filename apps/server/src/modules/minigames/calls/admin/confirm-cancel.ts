import { miniCancelConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmCancel } from '../../round-desk.service.ts'

export const serveMiniCancelConfirm = serveAdmin(miniCancelConfirm, async (ctx, { body }) => {
  await confirmCancel(ctx, body)
  return {}
})
