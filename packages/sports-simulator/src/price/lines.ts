import type { Ending, Pair } from '../ending.ts'

/** Lines around the one at which both sides are about as likely, from what is expected: `count` below it and as many above. */
export const linesAround = (middle: number, step: number, count: number): number[] => {
  const nearest = Math.round(middle / step) * step
  return Array.from({ length: 2 * count + 1 }, (_, at) => nearest + (at - count) * step)
}

/** Whole numbers and a half: a match is never level with such a line. */
export const halvesAround = (middle: number, count: number, step = 1): number[] =>
  linesAround(middle - 0.5, step, count).map((line) => line + 0.5)

export const positive = (lines: readonly number[]): number[] => lines.filter((line) => line > 0)

export type Expected = { lead: number; sum: number; home: number; away: number }

/** Means over endings. */
export const expectedOf = (endings: readonly Ending[], pair: (ending: Ending) => Pair): Expected => {
  let [home, away] = [0, 0]
  for (const ending of endings) {
    const of = pair(ending)
    home += ending.probability * of.home
    away += ending.probability * of.away
  }
  return { lead: home - away, sum: home + away, home, away }
}
