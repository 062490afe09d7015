import type { Minigame } from '@maru/contract/minigame'
import { drawRules } from '@maru/draws'
import type { StagedDraw } from './timeline.ts'

/** Stands for a draw that is still to come: none of its numbers is ever shown. */
export const unshownDraw = (game: Minigame): StagedDraw => {
  const { numbers, powerBalls } = drawRules[game]
  return {
    game,
    seed: game,
    draw: { numbers: Array.from({ length: numbers }, (_, at) => at + 1), powerBall: powerBalls > 0 ? 0 : null },
    kinoThreeLinesUpTo: 1,
  }
}
