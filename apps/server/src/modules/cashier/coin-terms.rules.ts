import { type CoinTerms, microUsdt } from '@maru/contract'
import type { RequestTable } from './tables.ts'

type CoinColumns = Pick<RequestTable, 'coin_amount' | 'coin_rate' | 'coin_fee' | 'coin_address'>

/** What was agreed on of a request by coin; null of any other. */
export const coinTermsOf = (row: CoinColumns): CoinTerms | null => {
  const { coin_amount: amount, coin_rate: rate, coin_fee: fee, coin_address: address } = row
  if (amount === null || rate === null || fee === null) return null
  return { amount: microUsdt(amount), rate, fee: microUsdt(fee), address }
}
