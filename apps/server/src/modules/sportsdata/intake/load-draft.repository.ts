import { type Market, readSpecifiers, type Score, type Sport } from '@maru/sports'
import type { EventClock, EventState } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { allDone, int8s, texts } from '../../../platform/db/index.ts'
import type { MarketState, StoredOutcome } from '../markets/market-now.ts'
import type { StoredResult } from '../results/result.repository.ts'
import type { ResultKind, ResultSource, VoidWindow } from '../results/result.ts'
import type { VoidSaid } from '../results/void-said.rules.ts'
import type { EventDraft, MarketDraft, ResultNow } from './draft.ts'

type EventRow = {
  event_id: number
  feed_id: string
  sport: Sport | null
  starts_at: Date | null
  state: EventState
  score: Score | null
  clock: EventClock | null
  phase: number | null
  version: number
  status_at: number | null
  fixture_at: number | null
  ended_at: Date | null
}

/** -infinity is null: nothing was said. */
const MS = (column: string): string =>
  `CASE WHEN isfinite(${column}) THEN (extract(epoch FROM ${column}) * 1000)::float8 END AS ${column}`

/** Makes the events that nobody knows yet, and holds all of them until the commit, in the order of their ids. */
export const holdEvents = async (
  ctx: Ctx,
  feed: string,
  feedIds: readonly string[],
): Promise<Map<string, EventDraft>> => {
  const adding = ctx.db.named(
    'sportsdata.add_events',
    `INSERT INTO sportsdata.event (feed, feed_id) SELECT $1, id FROM unnest($2::text[]) id
     WHERE NOT EXISTS (SELECT FROM sportsdata.event e WHERE e.feed = $1 AND e.feed_id = id) ORDER BY id ON CONFLICT DO NOTHING`,
    [feed, feedIds],
  )
  const holding = ctx.db.named<EventRow>(
    'sportsdata.hold_events_of_feed',
    `SELECT event_id, feed_id, sport, starts_at, state, score, clock, phase, version, ended_at, ${MS('status_at')}, ${MS('fixture_at')}
     FROM sportsdata.event WHERE feed = $1 AND feed_id = ANY ($2::text[]) ORDER BY event_id FOR UPDATE`,
    [feed, feedIds],
  )
  const [, rows] = await allDone([adding, holding])
  return new Map(rows.map((row) => [row.feed_id, draftOf(row)]))
}

const draftOf = (row: EventRow): EventDraft => ({
  eventId: row.event_id,
  feedId: row.feed_id,
  sport: row.sport,
  startsAt: row.starts_at?.getTime() ?? null,
  state: row.state,
  score: row.score,
  clock: row.clock,
  phase: row.phase,
  version: row.version,
  statusAt: row.status_at ?? Number.NEGATIVE_INFINITY,
  fixtureAt: row.fixture_at ?? Number.NEGATIVE_INFINITY,
  endedAt: row.ended_at,
  fixture: null,
  isWhole: false,
  isChanged: false,
  isSaidAgain: false,
  markets: new Map(),
  incidents: [],
})

type MarketRow = {
  event_id: number
  market_key: string
  type: number
  state: MarketState
  producer: number
  at: number
  outcomes: StoredOutcome[]
  settled_at: number | null
  voids: VoidSaid[]
  result: {
    kind: ResultKind
    windows: VoidWindow[]
    outcomes: StoredResult[]
    source: ResultSource
  } | null
}

const COLUMNS = `m.event_id, m.market_key, m.type, m.state, m.producer, (extract(epoch FROM m.at) * 1000)::float8 AS at, m.outcomes,
  CASE WHEN m.result_version > 0 THEN (SELECT jsonb_build_object('kind', r.kind, 'windows', r.windows, 'outcomes', r.outcomes, 'source', r.source) FROM sportsdata.result r
    WHERE r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version) END AS result,
  (extract(epoch FROM m.settled_at) * 1000)::float8 AS settled_at, m.voids`

/** `whole`: events of which all markets are loaded. */
export const loadMarkets = async (
  ctx: Ctx,
  named: readonly { eventId: number; key: string }[],
  whole: readonly number[],
): Promise<{ eventId: number; market: MarketDraft }[]> => {
  const some =
    named.length === 0
      ? []
      : await ctx.db.named<MarketRow>(
          'sportsdata.load_named_markets',
          `SELECT ${COLUMNS} FROM unnest($1::bigint[], $2::text[]) k (event_id, market_key)
           JOIN sportsdata.market m ON m.event_id = k.event_id AND m.market_key = k.market_key`,
          [int8s(named, ({ eventId }) => eventId), texts(named, ({ key }) => key)],
        )
  const all =
    whole.length === 0
      ? []
      : await ctx.db.named<MarketRow>(
          'sportsdata.load_all_markets',
          `SELECT ${COLUMNS} FROM sportsdata.market m WHERE m.event_id = ANY ($1::bigint[])`,
          [int8s(whole, (eventId) => eventId)],
        )
  return [...some, ...all].map((row) => ({ eventId: row.event_id, market: marketOf(row) }))
}

const marketOf = (row: MarketRow): MarketDraft => ({
  key: row.market_key,
  market: marketIn(row.market_key, row.type),
  storedState: row.state,
  state: row.state,
  producer: row.producer,
  at: row.at,
  storedAt: row.at,
  outcomes: row.outcomes,
  settledAt: row.settled_at ?? Number.NEGATIVE_INFINITY,
  voids: row.voids,
  result: row.result && resultOf(row.result),
  isChanged: false,
  isSaid: false,
})

const marketIn = (key: string, type: number): Market => {
  const slash = key.indexOf('/')
  return { type, specifiers: slash < 0 ? {} : readSpecifiers(key.slice(slash + 1)) }
}

const resultOf = ({ kind, windows, outcomes, source }: NonNullable<MarketRow['result']>): ResultNow => ({
  kind,
  windows,
  outcomes: new Map(outcomes.map(({ id, ...result }) => [id, result])),
  source,
})
