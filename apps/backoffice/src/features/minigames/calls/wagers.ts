import { type Minigame, miniDeskWagers } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useRoundWagers = (game: Minigame, roundId: string, page: number) =>
  useAsk(miniDeskWagers, { query: { game, roundId, page, size: 20 } }, { isLive: true })
