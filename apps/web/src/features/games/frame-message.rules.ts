import type { FrameMessage } from '@maru/contract'
import { oneUnit } from '../../shared/format/money.ts'
import type { GameWords } from '../../shared/undisclosed/undisclosed.rules.ts'

export type { FrameMessage }

/** What a game's page may say to ours: docs/guides/connect-a-vendor.md, "Messages from the frame". */
const known: Record<FrameMessage, true> = {
  'maru:loading': true,
  'maru:ready': true,
  'maru:failed': true,
  'maru:session-ended': true,
  'maru:bet': true,
  'maru:revealed': true,
  'maru:balance-changed': true,
  'maru:closed': true,
  'maru:deposit': true,
}
/** Amounts of vendors are hundred thousandths of a won, euro or dollar. */
const wirePerUnit = 100_000

/** A message of the protocol, or undefined for anything else. `stake`: what a bet stakes, in ledger units. */
export const readFrameMessage = (data: unknown, one = oneUnit()): { type: FrameMessage; stake: number } | undefined => {
  const { type, amount = 0 } = (data ?? {}) as { type?: unknown; amount?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(known, type)) return undefined
  if (type !== 'maru:bet') return { type: type as FrameMessage, stake: 0 }
  const stake = typeof amount === 'number' ? (amount * one) / wirePerUnit : -1
  return Number.isSafeInteger(stake) && stake >= 0 ? { type, stake } : undefined
}

/** The most that a game of these messages says of its rounds. */
export const bestOf = (messages: readonly FrameMessage[]): GameWords['says'] =>
  messages.includes('maru:bet') ? 'bet' : messages.includes('maru:revealed') ? 'revealed' : 'nothing'
