import type { Pair } from '../../ending.ts'
import { eachCell, type Grid, gridOf } from '../grid.ts'
import { leastProbability } from '../model.ts'
import { mostRuns } from './plate.ts'

export type Runs = Float64Array
/** Distributions of whole half-innings: of the visitors, and of the home side that is behind by `deficit` and stops once it leads. */
export type FreshHalves = { away: Runs; homeBehind(deficit: number): Runs }
/** The ninth inning or a later one, from where it is: what the visitors still bring in it, and the home side by its deficit. */
export type LastInning = { away: Runs; home(deficit: number): Runs }

/** Runs of a side in a whole match: fewer than so many. */
export const widthOfMatch = 72

/**
 * Scores at the end of a match, from those before its last inning. The home side does not bat when it leads, and stops when it takes the lead. While they are level another inning is played.
 */
export const finalScores = (
  before: Grid,
  inning: LastInning,
  extra: readonly (Pair & { probability: number })[],
): Grid => {
  const final = gridOf(widthOfMatch)
  const level = new Float64Array(widthOfMatch)
  eachCell(before, (home, away, reached) =>
    eachEnd(inning, home - away, (homeRuns, awayRuns, share) => {
      const probability = reached * share
      const [x, y] = [home + homeRuns, away + awayRuns]
      if (x === y) level[x] = (level[x] as number) + probability
      else addTo(final, x, y, probability)
    }),
  )
  for (const [runs, probability] of level.entries())
    if (probability > leastProbability)
      for (const more of extra) addTo(final, runs + more.home, runs + more.away, probability * more.probability)
  return final
}

/** What extra innings add to a level score. */
export const extraInnings = (fresh: FreshHalves): (Pair & { probability: number })[] => {
  const inning: LastInning = { away: fresh.away, home: fresh.homeBehind }
  const sums = gridOf(widthOfMatch)
  let level = new Map([[0, 1]])
  while (level.size > 0) {
    const next = new Map<number, number>()
    for (const [runs, reached] of level)
      eachEnd(inning, 0, (home, away, share) => {
        const probability = reached * share
        if (probability < leastProbability) return
        if (home === away) next.set(runs + home, (next.get(runs + home) ?? 0) + probability)
        else addTo(sums, runs + home, runs + away, probability)
      })
    level = next
  }
  const ends: (Pair & { probability: number })[] = []
  eachCell(sums, (home, away, probability) => ends.push({ home, away, probability }))
  return ends
}

/** Runs of both sides in an inning before which the home side is ahead by `lead`. */
const eachEnd = (
  { away, home }: LastInning,
  lead: number,
  visit: (home: number, away: number, probability: number) => void,
) => {
  for (const [awayRuns, probability] of away.entries()) {
    if (probability < leastProbability) continue
    const deficit = awayRuns - lead
    if (deficit < 0) visit(0, awayRuns, probability)
    else
      for (const [homeRuns, share] of home(Math.min(mostRuns, deficit)).entries())
        if (share > 0) visit(homeRuns, awayRuns, probability * share)
  }
}

const addTo = ({ width, cells }: Grid, home: number, away: number, probability: number) => {
  const at = Math.min(home, width - 1) * width + Math.min(away, width - 1)
  cells[at] = (cells[at] as number) + probability
}
