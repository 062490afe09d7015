import type { SportTicketState } from '@maru/contract'
import type { LegState } from './leg-result.rules.ts'

/** `payout`: what its result paid, without what was cashed out of it. */
export type LockedTicket = {
  memberId: number
  ticketId: string
  state: SportTicketState
  sizes: number[]
  stake: number
  sameEventPrices: Record<string, number> | null
  wagerId: number
  placedAt: Date
  payout: number
  cashedStake: number
  cashedPaid: number
  /** It takes up some of what the book may lose. */
  isExposed: boolean
}

export type StoredLeg = LegState & {
  memberId: number
  ticketId: string
  ord: number
  eventId: number
  marketKey: string
  outcome: string
  price: number
  isBanker: boolean
  resultVersion: number
}

/** `settledAt` null: it waits again. */
export type TicketChange = Pick<
  LockedTicket,
  'memberId' | 'ticketId' | 'state' | 'payout' | 'cashedStake' | 'cashedPaid'
> & { settledAt: Date | null }
