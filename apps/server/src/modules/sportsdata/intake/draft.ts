import type { Market, OutcomeId, OutcomeResult, Score, Sport } from '@maru/sports'
import type { EventClock, EventState, FeedIncident, Fixture } from '@maru/sports-feeds'
import type { MarketState, StoredOutcome } from '../markets/market-now.ts'
import type { NewResult, ResultKind, ResultSource, VoidWindow } from '../results/result.ts'
import type { VoidSaid } from '../results/void-said.rules.ts'

/** What is stored of an event, and what a batch of messages makes of it. Times by the producer's clock, in ms since 1970. */
export type EventDraft = {
  eventId: number
  feedId: string
  sport: Sport | null
  startsAt: number | null
  state: EventState
  score: Score | null
  clock: EventClock | null
  phase: number | null
  version: number
  statusAt: number
  fixtureAt: number
  endedAt: Date | null
  /** A fixture that takes the place of what is stored. `isWhole`: it differs from that, which is known once it is stored. */
  fixture: Fixture | null
  isWhole: boolean
  isChanged: boolean
  /** Said again as it was, at a later time. */
  isSaidAgain: boolean
  markets: Map<string, MarketDraft>
  incidents: FeedIncident[]
}

export type MarketDraft = {
  key: string
  market: Market
  /** Null: it is not stored yet. */
  storedState: MarketState | null
  state: MarketState
  producer: number
  at: number
  /** What `at` was before the batch. */
  storedAt: number
  outcomes: StoredOutcome[]
  /** Of the newest settlement or its rollback; -Infinity: none. */
  settledAt: number
  /** What was said of cancellations. */
  voids: readonly VoidSaid[]
  /** Its newest result. */
  result: ResultNow | null
  isChanged: boolean
  /** Said again, as it was. */
  isSaid: boolean
}

/** `outcomes`: also those that would count if it were not void. */
export type ResultNow = {
  kind: ResultKind
  windows: readonly VoidWindow[]
  outcomes: Map<OutcomeId, OutcomeResult>
  source: ResultSource
}

/** What all messages of a batch are applied to. */
export type Draft = {
  now: Date
  /** The feed sends no settlements: what became of a market follows from the score. */
  settlesByScore: boolean
  /** Groups of bet stops, by type of market. */
  groups: ReadonlyMap<number, readonly string[]>
  events: Map<string, EventDraft>
  /** In their order. */
  results: NewResult[]
}

export const isDecided = ({ result }: MarketDraft): boolean =>
  result !== null && (result.kind === 'settled' || (result.kind === 'void' && result.windows.length === 0))
