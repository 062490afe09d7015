import type { Address, Fees, Receipt } from '@maru/coin-chain'

/** What a transaction deep in the chain came to. `odd`: it moved another sum than was signed, which no known token does: for people to look at. */
export type Verdict = 'paid' | 'reverted' | 'odd'

/** By what left the wallet, for a token may take a fee of what arrives. */
export const verdictOf = (receipt: Receipt, { sender, amount }: { sender: Address; amount: number }): Verdict => {
  const left = receipt.transfers.filter(({ from }) => isSame(from, sender)).reduce((sum, one) => sum + one.amount, 0)
  if (left === 0) return 'reverted'
  return receipt.hasSucceeded && left === amount ? 'paid' : 'odd'
}

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** How deep a block is, itself included. */
export const depthOf = (block: number, head: number): number => head - block + 1

/** After so long in no block a transaction is signed again, dearer. */
const DEARER_AFTER_MS = 180_000
/** A transaction that the network has is handed to it again after so long, for a node may have lost it. */
const AGAIN_AFTER_MS = 15_000

export const isTimeForDearer = (newest: { signedAt: Date }, now: Date): boolean =>
  now.getTime() - newest.signedAt.getTime() >= DEARER_AFTER_MS

export const isTimeToResend = (resentAt: Date | null, now: Date): boolean =>
  resentAt === null || now.getTime() - resentAt.getTime() >= AGAIN_AFTER_MS

/** Nodes take the place of one that waits by one that pays a tenth more of both; a quarter more is taken everywhere. At least what is asked now. */
export const dearer = ({ maxFee, priorityFee }: Fees, now: Fees): Fees => {
  const fees = {
    maxFee: largest(quarterMore(maxFee), now.maxFee),
    priorityFee: largest(quarterMore(priorityFee), now.priorityFee),
  }
  return { ...fees, maxFee: largest(fees.maxFee, fees.priorityFee) }
}

/** Up to so many times what is asked now; beyond that a transaction waits for something else than a higher fee. */
const MOST_TIMES = 4n
export const isTooDear = (fees: Fees, now: Fees): boolean => fees.maxFee > MOST_TIMES * now.maxFee

/** Whether a transaction would offer more for a unit of gas than the operator allows. */
export const isAboveMost = ({ maxFee }: Fees, most: bigint): boolean => maxFee > most

const quarterMore = (fee: bigint): bigint => (fee * 5n + 3n) / 4n
const largest = (one: bigint, other: bigint): bigint => (one > other ? one : other)
