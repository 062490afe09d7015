import { adminChatTyping } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { typeAtDesk } from '../../chat-desk.service.ts'

export const serveAdminChatTyping = serveAdmin(adminChatTyping, async (ctx, { params }) => {
  await typeAtDesk(ctx, params.chatId)
  return {}
})
