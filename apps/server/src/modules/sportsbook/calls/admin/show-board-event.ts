import { sportsBoardEvent } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showBoardEvent } from '../../office/board/event.service.ts'

export const serveSportsBoardEvent = serveAdmin(sportsBoardEvent, (ctx, { params }) =>
  showBoardEvent(ctx, params.eventId),
)
