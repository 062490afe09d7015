import { adminChatTake } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { takeChat } from '../../chat-desk.service.ts'

export const serveAdminChatTake = serveAdmin(adminChatTake, async (ctx, { params }) => {
  await takeChat(ctx, params.chatId)
  return {}
})
