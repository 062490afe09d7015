/** Prices are whole thousandths of the stake, stake included: 1,950 pays 1.95 times the stake. */
export const THOUSAND = 1_000
/** No price is below it: 1.01. */
export const LEAST_PRICE = 1_010
/** No price is above it: 1,000.00. */
export const MOST_PRICE = 1_000_000

export const isPrice = (price: number): boolean =>
  Number.isInteger(price) && price >= LEAST_PRICE && price <= MOST_PRICE

/**
 * The guard: each is a price, and the implied probabilities, 1 ÷ price, sum up to more than 1, exactly. `winning`: how many outcomes win at once, 2 for double chance; the sum
 * is then above it.
 */
export const passesMarketGuard = (prices: readonly number[], winning = 1): boolean => {
  if (prices.length === 0 || !prices.every(isPrice)) return false
  const { over, under } = impliedSumOf(prices)
  return over > under * BigInt(winning)
}

/** By how much the implied probabilities sum up to more than `winning`, of that, in basis points, floored: 500 of a book of 105%. */
export const overroundBpOf = (prices: readonly number[], winning = 1): number => {
  const { over, under } = impliedSumOf(prices)
  const whole = under * BigInt(winning)
  const bp = ((over - whole) * 10_000n) / whole
  return Number(over < whole && bp * whole !== (over - whole) * 10_000n ? bp - 1n : bp)
}

const impliedSumOf = (prices: readonly number[]): { over: bigint; under: bigint } =>
  prices.reduce(
    ({ over, under }, price) => ({
      over: over * BigInt(price) + BigInt(THOUSAND) * under,
      under: under * BigInt(price),
    }),
    { over: 0n, under: 1n },
  )
