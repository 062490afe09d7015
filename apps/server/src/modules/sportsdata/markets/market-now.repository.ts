import type { SportCode } from '@maru/contract'
import type { Score } from '@maru/sports'
import type { EventState } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import type { BatchedRead } from '../../../platform/db/batched-reads.ts'
import { type Db, int8s } from '../../../platform/db/index.ts'
import { isWithin } from '../results/result.ts'
import { type VoidSaid, voidsNow } from '../results/void-said.rules.ts'
import {
  BILLION,
  isLiveState,
  type MarketKey,
  type MarketNow,
  type MarketState,
  nameOfMarket,
  type StoredOutcome,
} from './market-now.ts'

/** Whoever stores what a producer says has said nothing for so long: it is dead, and prices are what they were. */
export const SILENCE_SECONDS = 15

/** A market with what of its event and producer says how it is offered. */
export type MarketRow = {
  event_id: number
  market_key: string
  type: number
  sport: SportCode
  competition_id: number
  event_state: EventState
  starts_at: Date
  version: number
  score: Score | null
  state: MarketState
  is_up: boolean
  outcomes: StoredOutcome[]
  voids: readonly VoidSaid[]
}

const COLUMNS = `m.event_id, m.market_key, m.type, e.sport, e.competition_id, e.state AS event_state, e.starts_at, e.version, e.score, m.state, m.outcomes, m.voids,
  coalesce(p.state = 'up' AND p.alive_at > now() - make_interval(secs => ${SILENCE_SECONDS}), false) AS is_up`
const FROM = `sportsdata.market m JOIN sportsdata.event e USING (event_id) LEFT JOIN sportsdata.producer p ON p.feed = e.feed AND p.producer = m.producer`

export const marketOf = (row: MarketRow, now: Date): MarketNow => ({
  eventId: row.event_id,
  marketKey: row.market_key,
  type: row.type,
  sport: row.sport,
  competitionId: row.competition_id,
  eventState: row.event_state,
  startsAt: row.starts_at,
  isLive: isLiveState(row.event_state),
  eventVersion: row.version,
  score: row.score,
  state: row.state,
  isOpen: row.is_up && row.state === 'active' && isEventOpen(row, now) && !isVoidNow(row, now),
  outcomes: row.outcomes.map(({ probability, ...outcome }) => ({
    ...outcome,
    probability: probability === null ? null : probability / BILLION,
  })),
})

/** One that should have begun and of which nothing is known any more takes no bets: its prices are of before the start. */
const isEventOpen = ({ event_state: state, starts_at: startsAt }: MarketRow, now: Date): boolean =>
  state === 'live' || (state === 'notStarted' && startsAt > now)

/** A bet of now would be void, and the result that says so is there already: the ticket would never follow it. */
const isVoidNow = ({ voids }: MarketRow, now: Date): boolean =>
  voids.length > 0 && isWithin(voidsNow(voids).windows, now)

/**
 * Markets by `nameOfMarket`; those of events without a fixture are left out. `share`: until the end of the caller's transaction nothing of their events changes. Events are locked
 * in the order of their ids, before anything is read, as by whoever stores what feeds say.
 */
export const marketsNow = async (
  ctx: Ctx,
  keys: readonly MarketKey[],
  lock?: 'share',
): Promise<Map<string, MarketNow>> => {
  if (keys.length === 0) return new Map()
  if (lock)
    await ctx.db.named(
      'sportsdata.hold_events',
      'SELECT FROM sportsdata.event WHERE event_id = ANY ($1::bigint[]) ORDER BY event_id FOR SHARE',
      [keys.map(({ eventId }) => eventId)],
    )
  const rows = lock ? await findMarkets(ctx.db, keys) : await ctx.batchRead(readMarkets, keys)
  return new Map(rows.map((row) => marketOf(row, ctx.now)).map((market) => [nameOfMarket(market), market]))
}

const findMarkets = (db: Pick<Db, 'named'>, keys: readonly MarketKey[]): Promise<MarketRow[]> =>
  db.named<MarketRow>(
    'sportsdata.markets_now',
    `SELECT ${COLUMNS} FROM unnest($1::bigint[], $2::text[]) k (event_id, market_key)
     JOIN (${FROM}) ON m.event_id = k.event_id AND m.market_key = k.market_key WHERE e.sport IS NOT NULL`,
    [keys.map(({ eventId }) => eventId), keys.map(({ marketKey }) => marketKey)],
  )

/** For whoever asks at the same time, each market once. */
const readMarkets: BatchedRead<readonly MarketKey[], MarketRow[]> = async (db, _siteId, asked) => {
  const all = new Map(asked.flat().map((key) => [nameOfMarket(key), key]))
  const rows = await findMarkets(db, [...all.values()])
  const found = new Map(rows.map((row) => [nameOfMarket({ eventId: row.event_id, marketKey: row.market_key }), row]))
  return asked.map((keys) => keys.flatMap((key) => found.get(nameOfMarket(key)) ?? []))
}

/** All of an event that is or was offered, by type and key. */
export const marketsOfEvent = async (ctx: Ctx, eventId: number): Promise<MarketNow[]> =>
  (
    await ctx.db.named<MarketRow>(
      'sportsdata.markets_of_event',
      `SELECT ${COLUMNS} FROM ${FROM} WHERE m.event_id = $1 AND e.sport IS NOT NULL ORDER BY m.type, m.market_key`,
      [eventId],
    )
  ).map((row) => marketOf(row, ctx.now))

/** Of each event and each column of a list the most even market that is offered. */
export const mainMarkets = async (
  ctx: Ctx,
  eventIds: readonly number[],
): Promise<(MarketNow & { role: 'winner' | 'handicap' | 'total' })[]> =>
  (
    await ctx.db.named<MarketRow & { role: 'winner' | 'handicap' | 'total' }>(
      'sportsdata.main_markets',
      `SELECT DISTINCT ON (m.event_id, m.role) ${COLUMNS}, m.role FROM ${FROM}
       WHERE m.event_id = ANY ($1::bigint[]) AND m.role IS NOT NULL AND m.state IN ('active', 'suspended') AND e.sport IS NOT NULL
       ORDER BY m.event_id, m.role, m.unevenness, m.market_key`,
      [eventIds],
    )
  ).map((row) => ({ ...marketOf(row, ctx.now), role: row.role }))

/** Of each event the same markets, by their keys alone. */
export const mainKeys = (ctx: Ctx, eventIds: readonly number[]): Promise<MarketKey[]> =>
  ctx.db.named<MarketKey>(
    'sportsdata.main_keys',
    `SELECT DISTINCT ON (event_id, role) event_id AS "eventId", market_key AS "marketKey" FROM sportsdata.market
     WHERE event_id = ANY ($1::bigint[]) AND role IS NOT NULL AND state IN ('active', 'suspended') ORDER BY event_id, role, unevenness, market_key`,
    [int8s(eventIds, (eventId) => eventId)],
  )

/** Markets of few outcomes by how gladly they are bet on: double chance, both score, first half, odd or even, sets, maps, innings and others of the parts of a match. */
export const specialTypes: readonly number[] = [
  10, 29, 60, 26, 202, 245, 330, 274, 911, 229, 264, 235, 443, 198, 311, 11, 302, 287, 64, 83,
]
const MOST_SPECIAL = 3

/** Of each event the first of these types that are offered, each with its most even market. */
export const specialMarkets = async (ctx: Ctx, eventIds: readonly number[]): Promise<MarketNow[]> =>
  (
    await ctx.db.named<MarketRow>(
      'sportsdata.special_markets',
      `SELECT * FROM (
         SELECT one.*, row_number() OVER (PARTITION BY event_id ORDER BY array_position($2::int[], type)) AS place FROM (
           SELECT DISTINCT ON (m.event_id, m.type) ${COLUMNS} FROM ${FROM}
           WHERE m.event_id = ANY ($1::bigint[]) AND m.type = ANY ($2::int[]) AND m.role IS NULL AND m.state IN ('active', 'suspended') AND e.sport IS NOT NULL
           ORDER BY m.event_id, m.type, m.unevenness, m.market_key) one) placed
       WHERE place <= $3 ORDER BY event_id, place`,
      [eventIds, specialTypes, MOST_SPECIAL],
    )
  ).map((row) => marketOf(row, ctx.now))
