import { coinOfWorth } from '@maru/contract/coin-sum'

/** Of a withdrawal: sums of cash in ledger units, of coin in micro-USDT. */
export type CoinConversion = { amount: number; rate: number; fee: number; bought: number; arriving: number }

/** What a sum of cash becomes; `arriving` may be nothing or less, where the fee takes all. */
export const conversionOf = (amount: number, rate: number, fee: number): CoinConversion => {
  const bought = coinOfWorth(amount, rate)
  return { amount, rate, fee, bought, arriving: bought - fee }
}
