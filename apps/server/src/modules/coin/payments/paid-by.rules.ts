import type { Address } from '@maru/coin-chain'
import type { CoinUnpaidWhy } from '@maru/contract'
import type { PlacedTransfer } from '../reader/found-transfer.rules.ts'
import { isSame } from './payment.rules.ts'

type Owed = { address: Address; amount: number; since: Date }

/** A block's time is set by whoever makes it, and our clock is another one. */
const SKEW_MS = 60_000

/** Which transfer paid it: the only one of the transaction that left a wallet of ours, of exactly the sum, to exactly the address; else why none did. */
export const payingTransfer = (
  transfers: readonly PlacedTransfer[],
  isOurs: (transfer: PlacedTransfer) => boolean,
  { address, amount, since }: Owed,
): PlacedTransfer | CoinUnpaidWhy => {
  const [left, ...more] = transfers.filter(isOurs)
  if (!left) return 'sender'
  if (!isSame(left.to, address)) return 'address'
  if (left.amount !== amount || more.length > 0) return 'amount'
  return left.block.at.getTime() >= since.getTime() - SKEW_MS ? left : 'before'
}
