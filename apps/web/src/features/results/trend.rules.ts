import { type Draw, type Facts, factsOf, type Game, marketOf } from '@maru/draws'

/** A drawn round of a day, as trend tables take it. */
export type DrawnRound = {
  number: number
  numbers: readonly number[]
  powerBall: number | null
  /** Of the kino ladder, as it was then. */
  kinoThreeLinesUpTo: number
}
export type Outcome = { number: number; outcome: string }

/** Markets that tables show, each game's own order; the first is shown first. */
export const trendMarkets = {
  powerball: ['power-ball-parity', 'power-ball-side', 'sum-parity', 'sum-side', 'sum-size'],
  powerladder: ['parity', 'start', 'lines', 'start-lines'],
  speedkino: ['sum-parity', 'digit-side'],
  kinoladder: ['parity', 'start', 'lines', 'start-lines'],
} as const satisfies Record<Game, readonly string[]>

/** Which outcome of a market each round had, computed from its numbers. */
export const outcomesOf = (game: Game, market: string, rounds: readonly DrawnRound[]): Outcome[] => {
  const found = marketOf(game, market)
  if (!found) return []
  return rounds.map(({ number, numbers, powerBall, kinoThreeLinesUpTo }) => ({
    number,
    outcome: found.winnerOf(factsOf(game, { numbers, powerBall } satisfies Draw, { kinoThreeLinesUpTo }) as Facts),
  }))
}

export type Run = { outcome: string; length: number }

/** Rows of equal outcomes, oldest first. */
export const runsOf = (outcomes: readonly string[]): Run[] => {
  const runs: Run[] = []
  for (const outcome of outcomes) {
    const last = runs.at(-1)
    if (last?.outcome === outcome) last.length += 1
    else runs.push({ outcome, length: 1 })
  }
  return runs
}

/** What stands above the tables: how often each came, the longest run (the latest of equals), the running one, and how often it turned. */
export const summaryOf = (outcomes: readonly string[]) => {
  const times = new Map<string, number>()
  for (const outcome of outcomes) times.set(outcome, (times.get(outcome) ?? 0) + 1)
  const runs = runsOf(outcomes)
  const longest = runs.reduce<Run | undefined>(
    (best, run) => (best && best.length > run.length ? best : run),
    undefined,
  )
  return { times, longest, current: runs.at(-1), turns: Math.max(0, runs.length - 1) }
}

export type WalkPoint = { round: number; lead: number }

/** How far the first of two outcomes is ahead of the other, round by round. */
export const walkOf = (outcomes: readonly Outcome[], first: string): WalkPoint[] => {
  let lead = 0
  return outcomes.map(({ number, outcome }) => {
    lead += outcome === first ? 1 : -1
    return { round: number, lead }
  })
}

/** Of a standard normal: 95 of 100 lie within. */
const within95 = 1.96

/** Where 95 of 100 such walks are after so many rounds, for a first outcome of that probability. */
export const bandAfter = (rounds: number, probability: number): { low: number; high: number } => {
  const middle = rounds * (2 * probability - 1)
  const reach = within95 * 2 * Math.sqrt(probability * (1 - probability) * rounds)
  return { low: middle - reach, high: middle + reach }
}

/** How many sums fall into each bar of `width`, from the first that has any to the last. */
export const histogramOf = (sums: readonly number[], width: number): { from: number; times: number }[] => {
  if (sums.length === 0) return []
  const barOf = (sum: number) => Math.floor(sum / width)
  const first = barOf(Math.min(...sums))
  const last = barOf(Math.max(...sums))
  const bars = Array.from({ length: last - first + 1 }, (_, at) => ({ from: (first + at) * width, times: 0 }))
  for (const sum of sums) {
    const bar = bars[barOf(sum) - first]
    if (bar) bar.times += 1
  }
  return bars
}

export const sumOf = ({ numbers }: Pick<DrawnRound, 'numbers'>): number => numbers.reduce((sum, one) => sum + one, 0)
