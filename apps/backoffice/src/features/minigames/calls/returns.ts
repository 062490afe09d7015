import { type Minigame, type MiniReturnPeriod, miniReturns } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMiniReturns = (game: Minigame, period: MiniReturnPeriod) =>
  useAsk(miniReturns, { query: { game, period } }, { everyMs: 60_000 })
