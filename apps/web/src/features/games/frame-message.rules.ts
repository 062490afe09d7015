import type { FrameMessage } from '@maru/contract'
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
/** Amounts of vendors are hundred thousandths of a won. */
const unitsPerWon = 100_000

/** A message of the protocol, or undefined for anything else. `won`: what a bet stakes. */
export const readFrameMessage = (data: unknown): { type: FrameMessage; won: number } | undefined => {
  const { type, amount = 0 } = (data ?? {}) as { type?: unknown; amount?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(known, type)) return undefined
  if (type !== 'maru:bet') return { type: type as FrameMessage, won: 0 }
  const won = typeof amount === 'number' ? amount / unitsPerWon : -1
  return Number.isSafeInteger(won) && won >= 0 ? { type, won } : undefined
}

/** The most that a game of these messages says of its rounds. */
export const bestOf = (messages: readonly FrameMessage[]): GameWords['says'] =>
  messages.includes('maru:bet') ? 'bet' : messages.includes('maru:revealed') ? 'revealed' : 'nothing'
