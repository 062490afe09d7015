import { adminChats } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listChats } from '../../chat-desk.service.ts'

export const serveAdminChats = serveAdmin(adminChats, (ctx, { query }) => listChats(ctx, query))
