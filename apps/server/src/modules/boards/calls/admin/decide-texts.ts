import { adminBoardDecide } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { decideTexts } from '../../desk/decide.service.ts'

export const serveAdminBoardDecide = serveAdmin(adminBoardDecide, (ctx, { body }) => decideTexts(ctx, body))
