import { type Minigame, miniSettings } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMiniSettings = (game: Minigame) => useAsk(miniSettings, { query: { game } })
