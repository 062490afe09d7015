import type { PeriodKind, Side, Sport } from '@maru/sports'
import type { State } from '../../state.ts'
import { emptyScore } from '../board.ts'
import { convolve, outerProduct } from '../grid.ts'
import { endingsOfPeriods } from '../groups.ts'
import type { Model } from '../model.ts'
import { type CountOvertime, createOvertime } from './overtime.ts'
import { playPossessions } from './play.ts'

/** What a possession can bring. */
export type PossessionEnd = { value: number; detail: string }

/** A sport in which sides attack in turn, each as often as the other. */
export type PossessionRules = {
  sport: Sport
  periodKind: PeriodKind
  periods: number
  periodSeconds: number
  breakSeconds: number
  /** Possessions of each side in a period. */
  perPeriod: number
  /** Played as often as the sides are level. */
  overtime: { seconds: number; perPeriod: number }
  ends: readonly PossessionEnd[]
}

/** Probabilities of the ends of a possession, for either side. They add up to 1. */
export type PossessionRates = { readonly [side in Side]: readonly number[] }

/**
 * Points of a side are the sum of its possessions, which are independent and alike: the distribution is a power of convolution, exactly. With many possessions it comes close to a
 * normal distribution; that approximation is not needed.
 */
export const possessionsModel = (rules: PossessionRules, rates: PossessionRates): Model => {
  const start: State = { score: emptyScore, period: 1, second: 0, isRunning: false, possessions: 0 }
  const pointsOf = { home: powersOf(rules, rates.home), away: powersOf(rules, rates.away) }
  const gridOfLeft: CountOvertime = (home, away) => outerProduct(pointsOf.home(home), pointsOf.away(away))
  const overtimeOf = createOvertime(rules, gridOfLeft)
  return {
    sport: rules.sport,
    start,
    endings: (state, need) =>
      endingsOfPeriods(
        state,
        rules.periods,
        need,
        (periods) => {
          const leftOf = (side: Side) =>
            periods.reduce((sum, period) => sum + possessionsLeft(rules, state, period, side), 0)
          return gridOfLeft(leftOf('home'), leftOf('away'))
        },
        () => overtimeOf(state),
      ),
    play: (random) => playPossessions(rules, rates, start, random),
  }
}

/** Who has possession number `index` of a period, from 0. The sides take turns in beginning. */
export const sideOf = (period: number, index: number): Side => ((period + index) % 2 === 1 ? 'home' : 'away')

export const possessionsLeft = (rules: PossessionRules, state: State, period: number, side: Side): number => {
  if (period < state.period) return 0
  const inPeriod = period > rules.periods ? rules.overtime.perPeriod : rules.perPeriod
  if (period > state.period) return inPeriod
  const done = state.possessions ?? 0
  // Of the possessions before `done` the side that began has one more where their number is odd.
  const begins = sideOf(period, 0) === side
  return inPeriod - Math.floor((done + (begins ? 1 : 0)) / 2)
}

/** Distribution of the points of so many possessions. */
const powersOf = ({ ends }: PossessionRules, probabilities: readonly number[]) => {
  const one = new Float64Array(Math.max(...ends.map(({ value }) => value)) + 1)
  for (const [at, { value }] of ends.entries()) one[value] = (one[value] as number) + (probabilities[at] as number)
  const powers: Float64Array[] = [Float64Array.of(1)]
  return (count: number): Float64Array => {
    while (powers.length <= count) powers.push(convolve(powers.at(-1) as Float64Array, one))
    return powers[count] as Float64Array
  }
}
