import { adminChatSeen } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { seeChat } from '../../chat-desk.service.ts'

export const serveAdminChatSeen = serveAdmin(adminChatSeen, async (ctx, { params, body }) => {
  await seeChat(ctx, params.chatId, body.seq)
  return {}
})
