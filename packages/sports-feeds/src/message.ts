import type { Market, OutcomeId, OutcomeResult, Score, Side, Sport } from '@maru/sports'

export const languages = ['ko', 'en', 'vn'] as const
export type Language = (typeof languages)[number]
export type Names = Readonly<Partial<Record<Language, string>>>
/** `id` is the feed's own: `sr:competitor:44`. */
export type Named = { id: string; names: Names }

export type Head = {
  /** Which of the feed's sources it comes from, by the feed's number; each is up or down by itself. 0: not known. */
  producer: number
  /** When the producer made it: milliseconds since 1970 by the producer's clock. */
  at: number
  /** Rises by one from message to message of a producer. Null: the feed does not number them. */
  sequence: number | null
  /** The recovery that it is part of. Null: it is news. */
  recovery: number | null
}
/** `event` is the feed's own id: `sr:match:1234`. */
type OfEvent = Head & { event: string }

/** `notOffered`: a market that does not exist now and may come back. `handedOver`: another producer goes on with it. */
export const marketStates = ['active', 'suspended', 'notOffered', 'handedOver', 'settled', 'cancelled'] as const
export type MarketState = (typeof marketStates)[number]

export const eventStates = [
  'notStarted',
  'live',
  'suspended',
  'interrupted',
  'delayed',
  'postponed',
  'ended',
  'closed',
  'cancelled',
  'abandoned',
] as const
export type EventState = (typeof eventStates)[number]

/** `price` in thousandths, null where none is offered. `probability` between 0 and 1, null where the feed gives none. */
export type OfferedOutcome = { id: OutcomeId; price: number | null; probability: number | null; isActive: boolean }
export type OfferedMarket = { market: Market; state: MarketState; outcomes: readonly OfferedOutcome[] }

/** Seconds played, seconds that remain, and whether it stands still; null where the sport or the feed has none. */
export type EventClock = { played: number | null; remaining: number | null; isStopped: boolean }
/** `score`: null where none was given. `phase` is the number of the part of the match in the Unified Odds Feed: 6 is the first half. */
export type EventStatus = { state: EventState; score: Score | null; clock: EventClock | null; phase: number | null }

export type Competitor = Named & { side: Side | null }
export type Fixture = {
  /** Null: a sport that the product does not have. */
  sport: Sport | null
  sportId: string
  region: Named
  competition: Named
  competitors: readonly Competitor[]
  /** Null: not fixed yet. */
  startsAt: number | null
  state: EventState
}

/** A kind of market as the feed describes it: `{total}`, `{$competitor1}` in names stand for what a reader has to put in. */
export type MarketDescription = {
  type: number
  /** What a bet stop names. */
  groups: readonly string[]
  names: Names
  specifiers: readonly string[]
  outcomes: readonly DescribedOutcome[]
}
export type DescribedOutcome = { id: OutcomeId; names: Names }
/** Outcomes of markets whose specifier `variant` is `id`, whatever their type: `sr:exact_goals:4+`. */
export type VariantDescription = { id: string; outcomes: readonly DescribedOutcome[] }

/** Voids and dead heats are in the result. Null: not decided yet. */
export type SettledOutcome = { id: OutcomeId; result: OutcomeResult | null }
export type SettledMarket = { market: Market; outcomes: readonly SettledOutcome[]; voidReason: number | null }
export type CancelledMarket = { market: Market; voidReason: number | null }
/** Bets accepted from `from` on and before `until`; null: without that end. */
export type TimeWindow = { from: number | null; until: number | null }

export type FixtureChange = 'new' | 'start' | 'cancelled' | 'format' | 'coverage' | 'pitcher' | 'other'

/** `down`: silent. `recovering`: alive, and what was missed is still coming. Nothing of it may be bet on unless it is `up`. */
export const producerStates = ['down', 'recovering', 'up'] as const
export type ProducerState = (typeof producerStates)[number]

/** Something that took place: a goal, a card. `ord`: from 0, among those of its event; `home` and `away`: how it stood after it, null where that is not said. */
export type FeedIncident = {
  ord: number
  at: number
  /** Of play. */
  atSeconds: number | null
  kind: string
  side: Side | null
  home: number | null
  away: number | null
}

/** All that a feed may send; `kind` says which. What a feed cannot know it leaves out: the README says which feed sends what. */
export type FeedMessage =
  | (OfEvent & { kind: 'fixture'; fixture: Fixture })
  | (OfEvent & { kind: 'fixtureChange'; change: FixtureChange; startsAt: number | null })
  /** Only what changed. `status` null: as before. */
  | (OfEvent & { kind: 'oddsChange'; markets: readonly OfferedMarket[]; status: EventStatus | null })
  /** Only new ones. */
  | (OfEvent & { kind: 'incidents'; incidents: readonly FeedIncident[] })
  /** `groups`: `all`, or groups of market descriptions, of which each market in any takes the state. */
  | (OfEvent & { kind: 'betStop'; groups: readonly string[]; state: MarketState })
  /** `isConfirmed`: by official results; else as seen during the event. */
  | (OfEvent & { kind: 'settlement'; isConfirmed: boolean; markets: readonly SettledMarket[] })
  | (OfEvent & { kind: 'settlementRollback'; markets: readonly Market[] })
  | (OfEvent & {
      kind: 'betCancel'
      markets: readonly CancelledMarket[]
      window: TimeWindow
      supersededBy: string | null
    })
  | (OfEvent & { kind: 'cancelRollback'; markets: readonly Market[]; window: TimeWindow })
  | (Head & { kind: 'producer'; state: ProducerState; reason: ProducerReason })
  /** The recovery has come whole, from `after` on. Null: everything current came, and a market of the producer that did not is offered no more. */
  | (Head & { kind: 'snapshotComplete'; after: number | null })
  | (Head & {
      kind: 'marketDescriptions'
      markets: readonly MarketDescription[]
      variants: readonly VariantDescription[]
    })

/** Why a producer changed its state. */
export type ProducerReason =
  | 'start'
  | 'alive'
  | 'silence'
  | 'unsubscribed'
  | 'connection'
  | 'listener'
  | 'asked'
  | 'recovered'
  | 'stopped'

export type MessageOf<K extends FeedMessage['kind']> = Extract<FeedMessage, { kind: K }>
