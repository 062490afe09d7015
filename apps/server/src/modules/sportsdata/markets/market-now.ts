import type { SportCode } from '@maru/contract'
import type { OutcomeId, Score } from '@maru/sports'
import type { EventState } from '@maru/sports-feeds'

export type MarketKey = { eventId: number; marketKey: string }
/** By which answers name a market. */
export const nameOfMarket = ({ eventId, marketKey }: MarketKey): string => `${eventId} ${marketKey}`

export type MarketState = 'active' | 'suspended' | 'closed' | 'settled' | 'cancelled'
/** `price` in thousandths as the feed says it, `probability` from 0 to 1; each null where it says none. */
export type OutcomeNow = { id: OutcomeId; price: number | null; probability: number | null; isActive: boolean }

/** As it is stored: the probability in parts of a billion. */
export type StoredOutcome = OutcomeNow
export const BILLION = 1_000_000_000

/** A market as its feed says it, before any margin of a site. */
export type MarketNow = MarketKey & {
  type: number
  sport: SportCode
  competitionId: number
  eventState: EventState
  startsAt: Date
  /** It has begun and not ended. */
  isLive: boolean
  eventVersion: number
  score: Score | null
  state: MarketState
  /** Its producer is up, it is active, its event goes on or is still to come. Bets may be taken on outcomes that are active. */
  isOpen: boolean
  outcomes: readonly OutcomeNow[]
}

export const liveStates = ['live', 'suspended', 'interrupted', 'delayed'] as const satisfies EventState[]
export const isLiveState = (state: EventState): boolean => (liveStates as readonly EventState[]).includes(state)
