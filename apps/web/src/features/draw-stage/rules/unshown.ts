import type { Minigame } from '@maru/contract/minigame'
import type { StagedDraw } from './timeline.ts'

const counts: Record<Minigame, number> = { powerball: 5, powerladder: 5, speedkino: 22, kinoladder: 22 }

/** Stands for a draw that is still to come: none of its numbers is ever shown. */
export const unshownDraw = (game: Minigame): StagedDraw => ({
  game,
  seed: game,
  draw: { numbers: Array.from({ length: counts[game] }, (_, at) => at + 1), powerBall: null },
  kinoThreeLinesUpTo: 1,
})
