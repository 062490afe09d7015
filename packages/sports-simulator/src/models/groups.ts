import type { Side } from '@maru/sports'
import { type Ending, type Need, noPair, normalised, type Pair, type Span } from '../ending.ts'
import type { State } from '../state.ts'
import { cellsAbove, eachCell, type Grid } from './grid.ts'
import { leastProbability, mostEndings } from './model.ts'

/** What follows a match that is level after regular play: what overtime adds. The probabilities add up to 1. */
export type Overtime = Pair & { winner: Side | null; probability: number }

/** Periods of which the rest is independent of all others, with what they have brought so far. */
type Group = { scored: Pair; rest: Grid }

/**
 * Endings of a match whose periods are independent. `restOf` gives what periods may still bring; `overtime` is empty where a match may end level.
 */
export const endingsOfPeriods = (
  state: State,
  periods: number,
  need: Need,
  restOf: (periods: readonly number[]) => Grid,
  overtime: () => readonly Overtime[],
): Ending[] | null => {
  const groupOf = (numbers: readonly number[]): Group => ({ scored: scoredIn(state, numbers), rest: restOf(numbers) })
  const groups = need.spans.map((span) => groupOf(numbersOf(span)))
  const others = numbersOf({ from: 1, to: periods }).filter((nr) => !need.spans.some((span) => isIn(span, nr)))
  if (need.whole) groups.push(groupOf(others))
  if (groups.reduce((count, { rest }) => count * cellsAbove(rest), 1) > mostEndings) return null
  const after = need.whole ? overtime() : []
  const collector = need.spans.length === 0 && !need.regular ? merging(widthOf(groups, after)) : listing()
  const visit = (at: number, probability: number, sum: Pair, parts: readonly Pair[]) => {
    const group = groups[at]
    if (group === undefined) return add(collector, probability, sum, parts, after)
    eachCell(group.rest, (home, away, share) => {
      if (probability * share < leastProbability) return
      const part = { home: group.scored.home + home, away: group.scored.away + away }
      visit(
        at + 1,
        probability * share,
        { home: sum.home + part.home, away: sum.away + part.away },
        at < need.spans.length ? [...parts, part] : parts,
      )
    })
  }
  visit(0, 1, noPair, [])
  return normalised(collector.endings())
}

export const leaderOf = ({ home, away }: Pair): Side | null => (home === away ? null : home > away ? 'home' : 'away')

const add = (
  collector: Collector,
  probability: number,
  regular: Pair,
  spans: readonly Pair[],
  after: readonly Overtime[],
) => {
  if (after.length === 0 || regular.home !== regular.away)
    return collector.add(probability, regular, regular, leaderOf(regular), spans)
  for (const extra of after) {
    const whole = { home: regular.home + extra.home, away: regular.away + extra.away }
    collector.add(probability * extra.probability, regular, whole, extra.winner, spans)
  }
}

type Collector = {
  add(probability: number, regular: Pair, whole: Pair, winner: Side | null, spans: readonly Pair[]): void
  endings(): Ending[]
}

const listing = (): Collector => {
  const endings: Ending[] = []
  return {
    add(probability, regular, { home, away }, winner, spans) {
      if (probability < leastProbability) return
      const parts = spans.map((part) => ({ ...part, isPlayed: true }))
      endings.push({ probability, home, away, regular, winner, points: noPair, spans: parts })
    },
    endings: () => endings,
  }
}

/** Overtime leads to the same scores from many: they are added up. */
const merging = (width: number): Collector => {
  const sums = [new Float64Array(width * width), new Float64Array(width * width), new Float64Array(width * width)]
  return {
    add(probability, _, { home, away }, winner) {
      const cells = sums[winners.indexOf(winner)] as Float64Array
      const at = home * width + away
      cells[at] = (cells[at] as number) + probability
    },
    endings: () =>
      sums.flatMap((cells, nr) => {
        const endings: Ending[] = []
        eachCell({ width, cells }, (home, away, probability) => {
          const pair = { home, away }
          endings.push({
            probability,
            home,
            away,
            regular: pair,
            winner: winners[nr] ?? null,
            points: noPair,
            spans: [],
          })
        })
        return endings
      }),
  }
}

const winners: readonly (Side | null)[] = ['home', 'away', null]

/** More than any side can reach. */
const widthOf = (groups: readonly Group[], after: readonly Overtime[]): number =>
  groups.reduce((sum, { scored, rest }) => sum + rest.width + Math.max(scored.home, scored.away), 0) +
  after.reduce((most, { home, away }) => Math.max(most, home, away), 0)

const scoredIn = ({ score }: State, numbers: readonly number[]): Pair => {
  let [home, away] = [0, 0]
  for (const period of score.periods)
    if (period.kind !== 'overtime' && period.kind !== 'penalties' && numbers.includes(period.nr)) {
      home += period.home
      away += period.away
    }
  return { home, away }
}

const numbersOf = ({ from, to }: Span): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const isIn = ({ from, to }: Span, nr: number): boolean => nr >= from && nr <= to
