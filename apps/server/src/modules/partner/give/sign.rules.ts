import { type CashCurrency, unitsIn } from '@maru/contract'

/** Money that comes back within it is looked at. */
export const SIGN_WITHIN_MS = 24 * 3_600_000
/** Less than this is not worth a look: won, and a euro or a dollar is worth about a thousand. */
const LEAST_WON = 100_000

export const leastSign = (currency: CashCurrency): number =>
  currency === 'KRW' ? LEAST_WON : unitsIn(currency, LEAST_WON / 1_000)

/** `given`: in the day before; `used`: staked or given on since. */
export type Passing = { amount: number; given: number; used: number }

/** Whether what left again was hardly played with: less than half of it. */
export const passedThrough = ({ amount, given, used }: Passing, least: number): boolean => {
  const passing = Math.min(amount, given)
  return passing >= least && used < passing / 2
}
