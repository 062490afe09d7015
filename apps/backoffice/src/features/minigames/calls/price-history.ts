import { type Minigame, miniPriceHistory } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const usePriceHistory = (game: Minigame, page: number) =>
  useAsk(miniPriceHistory, { query: { game, page, size: 10 } })
