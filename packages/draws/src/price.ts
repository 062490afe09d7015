import { type Fraction, fraction } from './fraction.ts'

/** Prices are whole thousandths of the stake, stake included: 1,950 pays 1.95 times the stake. */
const THOUSAND = 1_000n
const BASIS_POINTS = 10_000n
/** Of the price guard: what a player gets back of the stake on average, in thousandths. */
const LEAST_RETURN = 750n

/** The price guard: 0.75 ≤ probability × price < 1, exactly. False also for a price that is no whole number above 0. */
export const passesPriceGuard = (probability: Fraction, price: number): boolean => {
  if (!Number.isSafeInteger(price) || price <= 0) return false
  const returned = probability.numerator * BigInt(price)
  return returned >= LEAST_RETURN * probability.denominator && returned < THOUSAND * probability.denominator
}

/** The least and the most price that pass the guard. Throws RangeError where none does: a probability of 0 or of 1. */
export const priceRange = ({ numerator, denominator }: Fraction): { least: number; most: number } => {
  if (numerator <= 0n || numerator >= denominator) throw new RangeError(`a price for ${numerator}/${denominator}`)
  const least = ceiling(LEAST_RETURN * denominator, numerator)
  const most = ceiling(THOUSAND * denominator, numerator) - 1n
  return { least: Number(least), most: Number(most) }
}

/**
 * The fair price, 1 ÷ probability, less a margin of 1 to 2,500 basis points, floored to the thousandth: it passes the guard, for what flooring took below it
 * is given back. Throws RangeError for another margin, or a probability of 0 or 1.
 */
export const priceLessMargin = (probability: Fraction, marginBp: number): number => {
  if (!Number.isInteger(marginBp) || marginBp < 1 || marginBp > 2_500)
    throw new RangeError(`a margin of ${marginBp} basis points`)
  const { least } = priceRange(probability)
  const { numerator, denominator } = probability
  const price = (THOUSAND * denominator * (BASIS_POINTS - BigInt(marginBp))) / (numerator * BASIS_POINTS)
  return Math.max(least, Number(price))
}

/** What a player gets back of the stake on average, exactly: probability × price. `marginOf` is 1 less it. */
export const returnOf = (probability: Fraction, price: number): Fraction =>
  fraction(probability.numerator * BigInt(price), probability.denominator * THOUSAND)

/** The same in basis points, floored, as it is shown: 9,750 is 97.5%. */
export const returnBpOf = (probability: Fraction, price: number): number => {
  const { numerator, denominator } = returnOf(probability, price)
  return Number((numerator * BASIS_POINTS) / denominator)
}

/**
 * What a won wager pays, stake included, in won: stake × price ÷ 1,000, floored once. Throws RangeError for a stake or price that is no whole number above 0, and
 * for a payout that a number does not hold.
 */
export const payoutOf = (stake: number, price: number): number => {
  for (const [what, value] of Object.entries({ stake, price }))
    if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`a ${what} of ${value}`)
  const payout = Number((BigInt(stake) * BigInt(price)) / THOUSAND)
  if (!Number.isSafeInteger(payout)) throw new RangeError(`a payout of ${payout}`)
  return payout
}

const ceiling = (over: bigint, under: bigint): bigint => (over + under - 1n) / under
