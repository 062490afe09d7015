import type { Transfer } from '@maru/coin-chain'
import { LEAST_DEPOSIT } from '../reader/found-transfer.rules.ts'

type Known = {
  wallets: ReadonlySet<string>
  deposits: ReadonlySet<string>
  /** Transactions of payments. */
  signed: ReadonlySet<string>
}

/**
 * What a transfer brings to our addresses, or takes, beyond what is booked for it: a transfer to a deposit address is booked as a deposit, one that a payment signed as
 * that payment. Too little for a deposit is the operator's. 0: nothing, as where a deposit address is swept to the hot wallet.
 */
export const ownPartOf = (
  { from, to, txHash, amount }: Pick<Transfer, 'from' | 'to' | 'txHash' | 'amount'>,
  { wallets, deposits, signed }: Known,
): number => {
  const isOurs = (address: string): boolean => wallets.has(address) || deposits.has(address)
  const change = (isOurs(to) ? amount : 0) - (isOurs(from) ? amount : 0)
  const booked =
    (deposits.has(to) && amount >= LEAST_DEPOSIT ? amount : 0) - (signed.has(txHash) && wallets.has(from) ? amount : 0)
  return change - booked
}
