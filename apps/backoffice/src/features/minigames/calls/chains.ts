import { type Minigame, miniChains } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** While one is made, its progress changes by itself. */
export const useMiniChains = (game: Minigame) => useAsk(miniChains, { query: { game } }, { everyMs: 2_000 })
