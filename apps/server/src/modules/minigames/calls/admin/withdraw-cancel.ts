import { miniCancelWithdraw } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { withdrawCancel } from '../../office/decisions.service.ts'

export const serveMiniCancelWithdraw = serveAdmin(miniCancelWithdraw, async (ctx, { body }) => {
  await withdrawCancel(ctx, body)
  return {}
})
