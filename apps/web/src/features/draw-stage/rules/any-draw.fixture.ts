import { drawRules, games } from '@maru/draws'
import fc from 'fast-check'
import type { StagedDraw } from './timeline.ts'

const numbersUpTo = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1)

/** Any draw of any game in any round. */
export const anyStaged: fc.Arbitrary<StagedDraw> = fc.constantFrom(...games).chain((game) => {
  const { numbers: count, highest, powerBalls } = drawRules[game]
  return fc.record({
    game: fc.constant(game),
    seed: fc.string(),
    draw: fc.record({
      numbers: fc
        .shuffledSubarray(numbersUpTo(highest), { minLength: count, maxLength: count })
        .map((numbers) => [...numbers]),
      powerBall: powerBalls > 0 ? fc.integer({ min: 0, max: powerBalls - 1 }) : fc.constant(null),
    }),
    kinoThreeLinesUpTo: fc.integer({ min: 1, max: 69 }),
  })
})

export const stagedOf = (game: StagedDraw['game']) => anyStaged.filter((staged) => staged.game === game)
