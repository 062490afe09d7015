import type { Receipt, Transfer } from '@maru/coin-chain'

/** `place`: among the transfers of the token in its transaction. It is the same in whichever block that is. */
export type PlacedTransfer = Transfer & { place: number }

export const placed = (transfers: readonly Transfer[]): PlacedTransfer[] => {
  const seen = new Map<string, number>()
  return transfers.map((transfer) => {
    const place = seen.get(transfer.txHash) ?? 0
    seen.set(transfer.txHash, place + 1)
    return { ...transfer, place }
  })
}

type Moved = Pick<Transfer, 'from' | 'to' | 'amount'>
export const isSameTransfer = (deposit: Moved, transfer: Moved | undefined): boolean =>
  transfer !== undefined &&
  transfer.from === deposit.from &&
  transfer.to === deposit.to &&
  transfer.amount === deposit.amount

/** Whether the transaction still does what the deposit says, in whichever block. */
export const stillMoves = (deposit: Moved & { place: number }, receipt: Receipt | null): receipt is Receipt =>
  receipt?.hasSucceeded === true && isSameTransfer(deposit, placed(receipt.transfers)[deposit.place])

/** Micro-USDT. Less than this costs a stranger next to nothing, and is sent to many addresses to be seen in lists: it is no deposit. */
export const LEAST_DEPOSIT = 1_000_000

/** A block's time is set by whoever makes it, and our clock is another one. */
const SKEW_MS = 60_000

type Holds = { amount: number; madeAt: Date; validUntil: Date }
/** Whether the rate of a quote is that of the transfer. `least`: what the site takes at once, so that a stranger uses no quote up with less. */
export const isQuoted = ({ amount, madeAt, validUntil }: Holds, least: number, transfer: Transfer): boolean =>
  transfer.amount >= least &&
  transfer.amount <= amount &&
  transfer.block.at <= validUntil &&
  transfer.block.at.getTime() >= madeAt.getTime() - SKEW_MS

/** How deep a block is, itself included. */
export const depthOf = (block: number, head: number): number => head - block + 1
