import { adminBoardQueue } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listQueue } from '../../desk/posts-desk.service.ts'

export const serveAdminBoardQueue = serveAdmin(adminBoardQueue, (ctx) => listQueue(ctx))
