import { type Minigame, miniPrices } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMiniPrices = (game: Minigame) => useAsk(miniPrices, { query: { game } })
