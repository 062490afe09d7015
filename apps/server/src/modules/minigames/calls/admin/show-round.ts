import { miniDeskRoundShow } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showRound } from '../../office/rounds.service.ts'

export const serveMiniDeskRound = serveAdmin(miniDeskRoundShow, (ctx, { query: { game, roundId } }) =>
  showRound(ctx, game, roundId),
)
