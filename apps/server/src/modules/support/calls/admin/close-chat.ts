import { adminChatClose } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { closeChat } from '../../chat-desk.service.ts'

export const serveAdminChatClose = serveAdmin(adminChatClose, async (ctx, { params }) => {
  await closeChat(ctx, params.chatId)
  return {}
})
