import type { DataOf, Minigame, miniStatistics } from '@maru/contract'
import {
  type Draw,
  drawRules,
  type Fraction,
  fraction,
  fractionText,
  type Market,
  marketsOf,
  probabilityOf,
} from '@maru/draws'

type Statistics = DataOf<typeof miniStatistics>
type Counted = Statistics['markets'][number]['outcomes'][number]
/** A draw with the outcome that won, by market. */
export type KnownDraw = { draw: Draw; winners: Readonly<Record<string, string>> }

const NEVER: Fraction = fraction(0n, 1n)

/** How often each outcome and number came in these draws, oldest first. */
export const statisticsOf = (game: Minigame, draws: readonly KnownDraw[], kinoThreeLinesUpTo: number): Statistics => ({
  rounds: draws.length,
  markets: (marketsOf[game] as readonly Market[]).map(({ code, outcomes }) => {
    const winners = draws.map((draw) => draw.winners[code])
    return {
      code,
      outcomes: outcomes.map((outcome) => ({
        code: outcome,
        ...runsOf(winners, outcome),
        probability: fractionText(probabilityOrNever(game, code, outcome, kinoThreeLinesUpTo)),
      })),
    }
  }),
  numbers: numbersOf(game, draws),
})

/** `winners` oldest first. */
const runsOf = (
  winners: readonly (string | undefined)[],
  outcome: string,
): Pick<Counted, 'times' | 'longestRun' | 'since'> => {
  let [times, run, longestRun] = [0, 0, 0]
  for (const winner of winners) {
    run = winner === outcome ? run + 1 : 0
    if (winner === outcome) times++
    longestRun = Math.max(longestRun, run)
  }
  const last = winners.lastIndexOf(outcome)
  return { times, longestRun, since: last < 0 ? null : winners.length - 1 - last }
}

const numbersOf = (game: Minigame, draws: readonly KnownDraw[]): Statistics['numbers'] => {
  const times = Array.from({ length: drawRules[game].highest }, () => 0)
  for (const { draw } of draws) for (const number of draw.numbers) times[number - 1] = (times[number - 1] ?? 0) + 1
  return times.map((count, i) => ({ number: i + 1, times: count }))
}

const probabilityOrNever = (game: Minigame, market: string, outcome: string, kinoThreeLinesUpTo: number): Fraction =>
  probabilityOf(game, [{ market, outcome }], { kinoThreeLinesUpTo }) ?? NEVER
