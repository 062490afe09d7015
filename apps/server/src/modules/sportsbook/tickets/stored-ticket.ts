import type { SportPricePolicy, SportTicketState, sportLegStates } from '@maru/contract'
import type { Score } from '@maru/sports'
import type { AskedSelection } from './slip.rules.ts'

/** What a trader offers; `seen`: what the book showed as it was made. */
export type Offer = { stake: number; prices: number[]; seen: number[] }
export type StoredLeg = AskedSelection & {
  eventVersion: number
  score: Score | null
  state: (typeof sportLegStates)[number]
  sharedBy: number
}
export type StoredTicket = {
  siteId: number
  memberId: number
  ticketId: string
  number: number
  /** Hex. */
  fingerprint: string
  state: SportTicketState
  product: 'sports' | 'e-sports'
  gameCode: string
  sizes: number[]
  lines: number
  stake: number
  pricePolicy: SportPricePolicy
  sameEventPrices: Record<string, number> | null
  code: string | null
  createdAt: Date
  acceptAt: Date | null
  offerUntil: Date | null
  offer: Offer | null
  wagerId: number | null
  placedAt: Date | null
  possibleWin: number
  rulesVersion: string
  settledAt: Date | null
  payout: number
  cashedStake: number
  cashedPaid: number
  legs: StoredLeg[]
}
