import { type Minigame, miniFeed } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMiniFeed = (game: Minigame) => useAsk(miniFeed, { query: { game } }, { everyMs: 5_000 })
