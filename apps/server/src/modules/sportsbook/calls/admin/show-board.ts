import { sportsBoard } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showBoard } from '../../office/board/board.service.ts'

export const serveSportsBoard = serveAdmin(sportsBoard, (ctx, { query }) => showBoard(ctx, query))
