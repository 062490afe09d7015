import { adminChatLine } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { answerChat } from '../../chat-desk.service.ts'

export const serveAdminChatLine = serveAdmin(adminChatLine, async (ctx, { params, body }) => {
  await answerChat(ctx, params.chatId, body)
  return {}
})
