import { type Minigame, miniDeskRoundShow } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMiniRound = (game: Minigame, roundId: string) =>
  useAsk(miniDeskRoundShow, { query: { game, roundId } }, { isLive: true })
