import { miniCancelAsk } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { requestCancel } from '../../round-desk.service.ts'

export const serveMiniCancelAsk = serveAdmin(miniCancelAsk, async (ctx, { body }) => {
  await requestCancel(ctx, body)
  return {}
})
