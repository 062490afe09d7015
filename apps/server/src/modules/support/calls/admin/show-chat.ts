import { adminChat } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showChat } from '../../chat-desk.service.ts'

export const serveAdminChat = serveAdmin(adminChat, (ctx, { params, query }) =>
  showChat(ctx, params.chatId, query.after),
)
