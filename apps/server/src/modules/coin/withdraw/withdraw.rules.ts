import { type Cash, type CoinRate, cashOf, coinForCash, type MicroUsdt, microUsdt, multiplyFloor } from '@maru/contract'

const WHOLE = 10_000
/** Basis points by which a rate may have become worse since the member was shown it. */
const WORSE = 50

/** What a USDT costs, with what the site adds to it. */
export const withdrawalRate = (rate: CoinRate, spread: number): CoinRate =>
  -multiplyFloor(microUsdt(-rate), WHOLE + spread, WHOLE)

/** For the member a higher rate is worse: less USDT for the same sum. */
export const isWorse = (now: CoinRate, shown: CoinRate): boolean =>
  now > shown + multiplyFloor(microUsdt(shown), WORSE, WHOLE)

/** What is sent of a sum; nothing or less: the fee takes all of it. */
export const coinSent = (amount: Cash, rate: CoinRate, fee: MicroUsdt): MicroUsdt =>
  microUsdt(coinForCash(amount, rate) - fee)

/** The least sum, a multiple of `unit`, of which something is sent. */
export const leastWithdrawal = (minimum: Cash, unit: Cash, rate: CoinRate | null, fee: MicroUsdt): Cash => {
  if (rate === null || coinSent(minimum, rate, fee) > 0) return minimum
  const beyondFee = multiplyFloor(fee, rate, 1_000_000_000) + 1
  const least = cashOf(Math.ceil(beyondFee / unit) * unit)
  return coinSent(least, rate, fee) > 0 ? least : cashOf(least + unit)
}
