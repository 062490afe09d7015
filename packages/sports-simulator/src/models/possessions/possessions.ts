import type { Side } from '@maru/sports'
import type { State } from '../../state.ts'
import { emptyScore } from '../board.ts'
import { convolve, outerProduct } from '../grid.ts'
import { endingsOfPeriods } from '../groups.ts'
import type { Model } from '../model.ts'
import { type CountOvertime, createOvertime } from './overtime.ts'
import { playPossessions } from './play.ts'
import { type PossessionRates, type PossessionRules, possessionsLeft } from './rules.ts'

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
