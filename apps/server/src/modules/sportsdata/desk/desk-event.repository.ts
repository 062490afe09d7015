import type { SportCode, SportsBoardView } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { SILENCE_SECONDS } from '../markets/market-now.repository.ts'
import { EVENT_COLUMNS, type EventRow, ITS_EVENT, LIVE, OPEN_EVENTS, saysIn } from '../shown/event-row.repository.ts'

/** `ids`: events of which the site has open tickets. They are listed whatever became of them. */
export type DeskFilter = {
  view: SportsBoardView
  sport: SportCode | null
  search: string | null
  ids: readonly number[]
}
/** `isOffered`: a market of it is active, and its source is up. */
export type DeskEventRow = EventRow & { isOffered: boolean }

const SAYS = (names: string): string => saysIn(names, '$4')

/** Events that can be bet on, and those of `ids`: those that are live first, then by their start. `total`: of all. */
export const deskEvents = async (
  ctx: Ctx,
  { view, sport, search, ids }: DeskFilter,
  take: number,
): Promise<{ rows: DeskEventRow[]; total: number }> => {
  const rows = await ctx.db.named<DeskEventRow & { total: number }>(
    'sportsdata.desk_events',
    `WITH open AS (${OPEN_EVENTS}), known AS (SELECT event_id FROM open UNION SELECT unnest($6::bigint[])), found AS (
       SELECT e.event_id, e.state IN (${LIVE}) AS is_live, e.starts_at FROM known ${ITS_EVENT}
       WHERE e.sport IS NOT NULL AND ($3::text IS NULL OR e.sport = $3)
         AND CASE $2::text WHEN 'live' THEN e.state IN (${LIVE}) WHEN 'upcoming' THEN e.state = 'notStarted' AND e.starts_at > $1
             WHEN 'ended' THEN e.state NOT IN (${LIVE}) AND NOT (e.state = 'notStarted' AND e.starts_at > $1) ELSE true END
         AND ($4::text IS NULL OR ${SAYS('h.names')} OR ${SAYS('a.names')} OR ${SAYS('c.names')})
     ), paged AS (SELECT *, count(*) OVER ()::int AS total FROM found ORDER BY is_live DESC, starts_at, event_id LIMIT $5)
     SELECT ${EVENT_COLUMNS}, paged.total, EXISTS (
         SELECT FROM sportsdata.market m JOIN sportsdata.producer p ON p.feed = e.feed AND p.producer = m.producer
         WHERE m.event_id = e.event_id AND m.state = 'active' AND p.state = 'up' AND p.alive_at > now() - make_interval(secs => ${SILENCE_SECONDS})) AS "isOffered"
     FROM paged ${ITS_EVENT} ORDER BY paged.is_live DESC, e.starts_at, e.event_id`,
    [ctx.now, view, sport, search, take, ids],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export type DeskCounts = { openEvents: number; liveEvents: number; suspendedMarkets: number }

/** Of what can be bet on. `suspendedMarkets`: by their feed. */
export const deskCounts = async (ctx: Ctx): Promise<DeskCounts> => {
  const [row] = await ctx.db.named<DeskCounts>(
    'sportsdata.desk_counts',
    `WITH open AS MATERIALIZED (${OPEN_EVENTS})
     SELECT count(*)::int AS "openEvents", (count(*) FILTER (WHERE is_live))::int AS "liveEvents",
       (SELECT count(*)::int FROM sportsdata.market m JOIN open o USING (event_id) WHERE m.state = 'suspended') AS "suspendedMarkets" FROM open`,
    [ctx.now],
  )
  return row ?? { openEvents: 0, liveEvents: 0, suspendedMarkets: 0 }
}

/** Which of these events can be bet on, now or later. */
export const openAmong = async (ctx: Ctx, eventIds: readonly number[]): Promise<Set<number>> =>
  new Set(
    (
      await ctx.db.named<{ event_id: number }>(
        'sportsdata.open_among',
        `SELECT event_id FROM (${OPEN_EVENTS}) o WHERE event_id = ANY ($2::bigint[])`,
        [ctx.now, eventIds],
      )
    ).map(({ event_id: id }) => id),
  )

export const isEvent = async (ctx: Ctx, eventId: number): Promise<boolean> =>
  (await ctx.db.query('SELECT FROM sportsdata.event WHERE event_id = $1 AND sport IS NOT NULL', [eventId])).length > 0

export type FeedNow = { state: 'up' | 'partly' | 'recovering' | 'down' | 'off'; silentSeconds: number | null }

/** Sources that have been down for a day are none of today's. `silentSeconds`: since what any of them says was stored last. */
export const feedNow = async (ctx: Ctx): Promise<FeedNow> => {
  const [row] = await ctx.db.named<{ all: number; up: number; recovering: number; silent: number | null }>(
    'sportsdata.feed_now',
    `SELECT count(*)::int AS all, (count(*) FILTER (WHERE state = 'up' AND alive_at > now() - make_interval(secs => ${SILENCE_SECONDS})))::int AS up,
       (count(*) FILTER (WHERE state = 'recovering'))::int AS recovering,
       greatest(0, extract(epoch FROM now() - max(alive_at) FILTER (WHERE isfinite(alive_at))))::float8 AS silent
     FROM sportsdata.producer WHERE state <> 'down' OR since > $1::timestamptz - interval '1 day'`,
    [ctx.now],
  )
  if (!row || row.all === 0) return { state: 'off', silentSeconds: null }
  const silentSeconds = row.silent === null ? null : Math.round(row.silent * 10) / 10
  if (row.up === row.all) return { state: 'up', silentSeconds }
  return { state: row.up > 0 ? 'partly' : row.recovering > 0 ? 'recovering' : 'down', silentSeconds }
}
