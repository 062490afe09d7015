import type { RatedProduct } from './product.ts'
import { type Chain, shareOf } from './rates/chain.ts'

const WHOLE = 10_000n

/** What one level gets, in whole won; below zero in a correction that takes back. */
export type Line = { holderId: number; amount: bigint }
/** `share`: in basis points. */
export type RollingLine = Line & { share: number }

/** Floors: a commission never pays a won that the house did not earn. What is left of each level stays with the house. Throws RangeError for a turnover below 0. */
export const commissionOf = (valid: bigint, share: number): bigint => {
  if (valid < 0n) throw new RangeError(`a valid turnover of ${valid}`)
  return (valid * BigInt(share)) / WHOLE
}

/** What each level of the chain gets for a wager's valid turnover, from the lowest up; a level without a share gets 0. */
export const rollingOf = (chain: Chain, product: RatedProduct, valid: bigint): RollingLine[] =>
  shareOf(chain, product, 'rolling').map(({ holderId, share }) => ({
    holderId,
    share,
    amount: commissionOf(valid, share),
  }))

/**
 * What a corrected settlement adds to what was booked: whole lines less whole lines, so all that was ever booked for a wager adds up to its last lines, and to exactly zero where nothing
 * counts any more. The floor of a difference would not. Levels that change by nothing are left out.
 */
export const correctionOf = (before: readonly Line[], after: readonly Line[]): Line[] => {
  const sums = new Map<number, bigint>()
  const add = (holderId: number, amount: bigint) => sums.set(holderId, (sums.get(holderId) ?? 0n) + amount)
  for (const { holderId, amount } of before) add(holderId, -amount)
  for (const { holderId, amount } of after) add(holderId, amount)
  return [...sums].filter(([, amount]) => amount !== 0n).map(([holderId, amount]) => ({ holderId, amount }))
}
