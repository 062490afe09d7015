import type { Market, OutcomeId } from '@maru/sports'
import type { Feed } from './feed.ts'
import type { TestClock } from './test-clock.fixture.ts'

export type OddsSaid = { event: string; market: Market; prices: Record<OutcomeId, string>; at: number }
export type SettlementSaid = { event: string; market: Market; results: readonly [OutcomeId, 0 | 1][]; at: number }

/** The source of a feed, as a test drives it. A promise resolves when the source has done its part; what the listener gets of it may come later. */
export type Source = {
  producer: number
  /** A market of two or three outcomes that the feed has, and two of its outcomes. */
  market: Market
  outcomes: readonly [OutcomeId, OutcomeId]
  /** Two events, by the ids that the listener gets. */
  events: readonly [string, string]
  /** A sign of life. */
  live(): Promise<void>
  /** When recoveries were asked for, and from when on: null for all that is current. */
  recoveries(): readonly { after: number | null }[]
  /** The last recovery is complete. */
  recovered(): Promise<void>
  odds(said: OddsSaid): Promise<void>
  /** Something that nobody can read. */
  rubbish(): Promise<void>
  /** Of a feed that settles. */
  settle(said: SettlementSaid): Promise<void>
  /** Null: the feed knows its markets alone. */
  unknownMarket: Market | null
  /** The feed asks for what was missed since a given time; else it always asks for everything. */
  recoversSince: boolean
}
export type FeedHarness = { feed: Feed; clock: TestClock; silenceMs: number; source: Source; close(): Promise<void> }
