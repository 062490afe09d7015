import { adminPostPin } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { pinPost } from '../../desk/decide.service.ts'

export const serveAdminPostPin = serveAdmin(adminPostPin, async (ctx, { params, body }) => {
  await pinPost(ctx, params.boardIdx, body.pin)
  return {}
})
