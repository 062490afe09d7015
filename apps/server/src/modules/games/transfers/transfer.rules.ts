import { type CashCurrency, ledgerDigits } from '@maru/contract'
import type { Direction, TransferReply } from './transfer-port.ts'

/** Whoever sent it waits for the answer and writes it down; after that anybody asks. Longer than a call. */
export const SENT_FOR_MS = 15_000
/** Whoever brings money back has it for so long; longer than its two calls. */
export const BUSY_FOR_MS = 20_000
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 5 * 60_000
/** A round ends soon. */
export const ROUND_WAIT_MS = 5_000
/** Not known for so long: staff get a notice. */
export const NOTICE_AFTER_MS = 10 * 60_000
/** A round, or its free spins, may last; staff get a notice of money that it holds for so long after its member has left. */
export const ROUND_NOTICE_AFTER_MS = 60 * 60_000
export const OPEN_ROUND = 'open-round'

/** Whoever sent it waits for the answer still: to ask now what became of it would forbid it. */
export const isUnderWay = ({ tries, dueAt }: { tries: number; dueAt: Date | null }, now: Date): boolean =>
  tries === 0 && dueAt !== null && dueAt > now

/** Doubles up to five minutes. */
export const waitAfter = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, 10), LONGEST_WAIT_MS)

export const transferStates = { sent: ['done', 'refused'], done: [], refused: [] } as const
export type TransferStatus = keyof typeof transferStates
export type PurseStatus = 'empty' | 'playing' | 'leaving'
export const leaveReasons = ['asked', 'closed', 'ended', 'other-game', 'barred', 'staff', 'found'] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** Where the money of a transfer goes once its outcome is known. */
export const landsIn = (direction: Direction, { is }: Exclude<TransferReply, { is: 'unclear' }>): 'cash' | 'in-game' =>
  (direction === 'in') === (is === 'done') ? 'in-game' : 'cash'

/** What is moved to a vendor: no more than there is, than limits leave, and than was chosen; cut to what the wire can write. */
export const amountToMove = (
  { cash, room, chosen }: { cash: number; room: number; chosen: number | undefined },
  currency: CashCurrency,
): number => {
  const most = Math.max(0, Math.min(cash, room, chosen ?? Number.MAX_SAFE_INTEGER))
  const finest = 10 ** Math.max(0, ledgerDigits[currency] - WIRE_DIGITS)
  return most - (most % finest)
}
const WIRE_DIGITS = 5

/** What was won (positive) or lost at the vendor: what is there now against what we know of. */
export const resultOf = (known: number, there: number): { won: number } | { lost: number } | undefined => {
  if (there === known) return undefined
  return there > known ? { won: there - known } : { lost: known - there }
}
