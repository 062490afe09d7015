import { adminBoardWords } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listWords } from '../../desk/settings.service.ts'

export const serveAdminBoardWords = serveAdmin(adminBoardWords, (ctx) => listWords(ctx))
