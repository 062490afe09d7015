import { adminChatHandOver } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { handOver } from '../../chat-desk.service.ts'

export const serveAdminChatHandOver = serveAdmin(adminChatHandOver, async (ctx, { params, body }) => {
  await handOver(ctx, params.chatId, body.staffId)
  return {}
})
