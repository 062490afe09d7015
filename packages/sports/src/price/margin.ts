import { isPrice, LEAST_PRICE, MOST_PRICE, passesMarketGuard, THOUSAND } from './price.ts'

/**
 * How a margin is spread over the outcomes. `proportional`: each probability times the same; `power`: each to the same power, which takes more from outsiders, as the market does
 * (Clarke, Kovalchik and Ingram, "Adjusting bookmaker's odds to allow for overround", 2017).
 */
export type MarginMethod = 'proportional' | 'power'

export const LEAST_MARGIN_BP = 1
export const MOST_MARGIN_BP = 5_000
/** Probabilities are measured or computed in floating point: their sum may miss by as much. */
const SUM_TOLERANCE = 1e-6
/** Such that bisection ends at the precision of a number. */
const HALVINGS = 100

/**
 * Prices whose implied probabilities sum up to at least 1 + the margin, in thousandths, floored. Null: an outcome that cannot come has no price. `winning`: how many outcomes
 * win at once. One that would be below the least price gets that price, and what it then lacks is taken from the others, so the guard holds. Throws RangeError where
 * probabilities do not sum up to `winning`, for another margin, and where the guard cannot be met: an outcome that is certain.
 */
export const pricesLessMargin = (
  probabilities: readonly number[],
  marginBp: number,
  method: MarginMethod,
  winning = 1,
): (number | null)[] => {
  if (!Number.isInteger(marginBp) || marginBp < LEAST_MARGIN_BP || marginBp > MOST_MARGIN_BP)
    throw new RangeError(`a margin of ${marginBp} basis points`)
  if (!probabilities.every((probability) => probability >= 0 && probability <= 1))
    throw new RangeError(`probabilities of ${probabilities.join(', ')}`)
  const sum = sumOf(probabilities)
  if (Math.abs(sum - winning) > SUM_TOLERANCE) throw new RangeError(`probabilities that sum up to ${sum}`)
  const implied = impliedOf(probabilities, winning * (1 + marginBp / 10_000), method)
  const prices = implied.map((one) => (one === 0 ? null : Math.min(MOST_PRICE, Math.floor(THOUSAND / one))))
  const offered = prices.filter((price) => price !== null)
  if (!offered.every(isPrice) || !passesMarketGuard(offered, winning))
    throw new RangeError(`no prices for ${probabilities.join(', ')}`)
  return prices
}

/** Of a line that may return the stake or a half of it: how often each comes. */
export type LineChances = { won: number; halfWon: number; void: number; halfLost: number; lost: number }

/** The probability whose inverse is the fair price of such a line: at it, what comes back is the stake on average. Those of both sides sum up to 1. */
export const probabilityOfLine = ({ won, halfWon, halfLost, lost }: LineChances): number =>
  (won + halfWon / 2) / (won + lost + (halfWon + halfLost) / 2)

/** Implied probabilities that sum up to `total`, none above that of the least price. */
const impliedOf = (probabilities: readonly number[], total: number, method: MarginMethod): number[] => {
  const most = THOUSAND / LEAST_PRICE
  const capped = new Set<number>()
  for (;;) {
    const open = probabilities.map((probability, index) => (capped.has(index) ? 0 : probability))
    const spread = spreads[method](open, total - capped.size * most)
    const above = spread.flatMap((one, index) => (one > most ? [index] : []))
    if (above.length === 0) return spread.map((one, index) => (capped.has(index) ? most : one))
    for (const index of above) capped.add(index)
  }
}

const spreads: Record<MarginMethod, (probabilities: readonly number[], total: number) => number[]> = {
  proportional: (probabilities, total) => {
    const sum = sumOf(probabilities)
    return probabilities.map((probability) => (sum === 0 ? 0 : (probability * total) / sum))
  },
  power: (probabilities, total) => {
    const to = (power: number) => probabilities.map((probability) => (probability === 0 ? 0 : probability ** power))
    let [low, high] = [0, 1]
    // The sum falls as the power grows. At 0 it is the number of outcomes; where a total above it is asked for, no power gives it.
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (low + high) / 2
      if (sumOf(to(middle)) >= total) low = middle
      else high = middle
    }
    return to(low)
  },
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
