import type { SportCode, SportView } from '@maru/contract'
import type { Score } from '@maru/sports'
import type { EventClock, EventState, Names } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { int8s } from '../../../platform/db/index.ts'
import { liveStates } from '../markets/market-now.ts'

export type EventRow = {
  eventId: number
  feed: string
  feedId: string
  sport: SportCode
  competitionId: number
  competition: Names
  regionId: string
  region: Names
  homeId: number | null
  home: Names | null
  awayId: number | null
  away: Names | null
  startsAt: Date
  state: EventState
  version: number
  score: Score | null
  clock: EventClock | null
  /** When the clock stood so. */
  statusAt: Date | null
  endedAt: Date | null
  markets: number
}

export const EVENT_COLUMNS = `e.event_id AS "eventId", e.feed, e.feed_id AS "feedId", e.sport, e.competition_id AS "competitionId", c.names AS competition, c.region_id AS "regionId",
  c.region_names AS region, e.home_id AS "homeId", h.names AS home, e.away_id AS "awayId", a.names AS away, e.starts_at AS "startsAt", e.state, e.version, e.score, e.clock,
  CASE WHEN isfinite(e.status_at) THEN e.status_at END AS "statusAt", e.ended_at AS "endedAt", e.markets`
const NAMED = `JOIN sportsdata.competition c USING (competition_id)
  LEFT JOIN sportsdata.competitor h ON h.competitor_id = e.home_id LEFT JOIN sportsdata.competitor a ON a.competitor_id = e.away_id`
const FROM = `sportsdata.event e ${NAMED}`
/** Of what has the id of an event. */
export const ITS_EVENT = `JOIN sportsdata.event e USING (event_id) ${NAMED}`

export const LIVE = liveStates.map((state) => `'${state}'`).join(', ')
/** Events that can be bet on, now or later: some hundreds, however many there were. $1: now. */
export const OPEN_EVENTS = `SELECT event_id, true AS is_live FROM sportsdata.event WHERE state IN (${LIVE}) AND sport IS NOT NULL AND markets > 0
  UNION ALL SELECT event_id, false FROM sportsdata.event WHERE sport IS NOT NULL AND starts_at > $1 AND state = 'notStarted' AND markets > 0`

export type EventFilter = {
  view: SportView
  sport: SportCode | null
  competitionId: number | null
  search: string | null
  ids: readonly number[] | null
  /** Starts before. */
  until: Date | null
  /** The end of today. */
  midnight: Date
}

/** `text`: a parameter. */
export const saysIn = (names: string, text: string): string =>
  `EXISTS (SELECT FROM jsonb_each_text(${names}) n WHERE strpos(lower(n.value), lower(${text})) > 0)`
const SAYS = (names: string): string => saysIn(names, '$5')

/** Live ones first, then by their start. `total`: of all pages. */
export const listEvents = async (
  ctx: Ctx,
  filter: EventFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: EventRow[]; total: number }> => {
  const rows = await ctx.db.query<EventRow & { total: number }>(
    `WITH open AS (${OPEN_EVENTS}), found AS (
       SELECT e.event_id, open.is_live, e.starts_at FROM open ${ITS_EVENT}
       WHERE CASE $2::text WHEN 'live' THEN open.is_live WHEN 'today' THEN NOT open.is_live AND e.starts_at < $8 WHEN 'upcoming' THEN NOT open.is_live
           WHEN 'special' THEN e.market_types > 3 ELSE true END
         AND ($3::text IS NULL OR e.sport = $3) AND ($4::bigint IS NULL OR e.competition_id = $4)
         AND ($5::text IS NULL OR ${SAYS('h.names')} OR ${SAYS('a.names')} OR ${SAYS('c.names')})
         AND ($6::bigint[] IS NULL OR e.event_id = ANY ($6)) AND ($7::timestamptz IS NULL OR e.starts_at < $7)
     ), paged AS (SELECT *, count(*) OVER ()::int AS total FROM found ORDER BY is_live DESC, starts_at, event_id LIMIT $9 OFFSET $10)
     SELECT ${EVENT_COLUMNS}, paged.total FROM paged ${ITS_EVENT}
     ORDER BY paged.is_live DESC, e.starts_at, e.event_id`,
    [
      ctx.now,
      filter.view,
      filter.sport,
      filter.competitionId,
      filter.search,
      filter.ids,
      filter.until,
      filter.midnight,
      size,
      (page - 1) * size,
    ],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export const eventsById = (ctx: Ctx, eventIds: readonly number[]): Promise<EventRow[]> =>
  ctx.db.named<EventRow>(
    'sportsdata.events_by_id',
    `SELECT ${EVENT_COLUMNS} FROM ${FROM} WHERE e.event_id = ANY ($1::bigint[]) AND e.sport IS NOT NULL`,
    [eventIds],
  )

/** Of an event what changes while it goes on, and what decides its prices. */
export type EventHead = Omit<
  EventRow,
  'feedId' | 'competition' | 'regionId' | 'region' | 'homeId' | 'home' | 'awayId' | 'away' | 'endedAt'
>

export const eventHeads = (ctx: Ctx, eventIds: readonly number[]): Promise<EventHead[]> =>
  ctx.db.named<EventHead>(
    'sportsdata.event_heads',
    `SELECT event_id AS "eventId", feed, sport, competition_id AS "competitionId", starts_at AS "startsAt", state, version, score, clock,
       CASE WHEN isfinite(status_at) THEN status_at END AS "statusAt", markets FROM sportsdata.event WHERE event_id = ANY ($1::bigint[]) AND sport IS NOT NULL`,
    [int8s(eventIds, (eventId) => eventId)],
  )

export type MenuRow = {
  sport: SportCode
  competitionId: number
  competition: Names
  region: Names
  live: number
  today: number
  upcoming: number
}

export const menuRows = (ctx: Ctx, midnight: Date): Promise<MenuRow[]> =>
  ctx.db.query<MenuRow>(
    `WITH open AS (${OPEN_EVENTS})
     SELECT e.sport, c.competition_id AS "competitionId", c.names AS competition, c.region_names AS region, count(*) FILTER (WHERE open.is_live)::int AS live,
       count(*) FILTER (WHERE NOT open.is_live AND e.starts_at < $2)::int AS today, count(*) FILTER (WHERE NOT open.is_live)::int AS upcoming
     FROM open JOIN sportsdata.event e USING (event_id) JOIN sportsdata.competition c USING (competition_id)
     GROUP BY e.sport, c.competition_id ORDER BY c.competition_id`,
    [ctx.now, midnight],
  )

type Feeds = { isOn: boolean; isRecovering: boolean; isSimulated: boolean }

/** Is any feed up whose messages are being stored, or on its way there, and is the simulated one among those that are up, or the only one that there is? */
export const feedsNow = async (ctx: Ctx, silenceSeconds: number): Promise<Feeds> => {
  const [row] = await ctx.db.query<Feeds>(
    `SELECT coalesce(bool_or(is_up), false) AS "isOn", coalesce(bool_or(is_recovering), false) AS "isRecovering",
       coalesce(bool_and(is_simulated) OR bool_or(is_up AND is_simulated), false) AS "isSimulated"
     FROM (SELECT is_alive AND state = 'up' AS is_up, is_alive AND state = 'recovering' AS is_recovering, is_simulated
       FROM (SELECT state, alive_at > now() - make_interval(secs => $1) AS is_alive, feed = 'simulated' AS is_simulated FROM sportsdata.producer) a) p`,
    [silenceSeconds],
  )
  return row ?? { isOn: false, isRecovering: false, isSimulated: false }
}

/** Events that ended on a day, newest first. */
export const endedEvents = async (
  ctx: Ctx,
  { from, until, sport }: { from: Date; until: Date; sport: SportCode | null },
  { page, size }: { page: number; size: number },
): Promise<{ rows: EventRow[]; total: number }> => {
  const rows = await ctx.db.query<EventRow & { total: number }>(
    `SELECT ${EVENT_COLUMNS}, count(*) OVER ()::int AS total FROM ${FROM} WHERE e.ended_at >= $1 AND e.ended_at < $2 AND e.sport IS NOT NULL AND ($3::text IS NULL OR e.sport = $3)
     ORDER BY e.ended_at DESC, e.event_id DESC LIMIT $4 OFFSET $5`,
    [from, until, sport, size, (page - 1) * size],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** How many ended on each day of Seoul, the newest day first; a day without any is left out. */
export const endedByDay = (
  ctx: Ctx,
  { from, until, sport }: { from: Date; until: Date; sport: SportCode | null },
): Promise<{ day: string; matches: number }[]> =>
  ctx.db.query(
    `SELECT to_char(ended_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, count(*)::int AS matches FROM sportsdata.event
     WHERE ended_at >= $1 AND ended_at < $2 AND sport IS NOT NULL AND ($3::text IS NULL OR sport = $3) GROUP BY 1 ORDER BY 1 DESC`,
    [from, until, sport],
  )

/** How many of each sport ended from then until then. */
export const endedBySport = (
  ctx: Ctx,
  { from, until }: { from: Date; until: Date },
): Promise<{ sport: SportCode; matches: number }[]> =>
  ctx.db.query(
    `SELECT sport, count(*)::int AS matches FROM sportsdata.event WHERE ended_at >= $1 AND ended_at < $2 AND sport IS NOT NULL GROUP BY sport ORDER BY sport`,
    [from, until],
  )

/** The last five matches of a side that ended, newest first; `against`: of those two alone. */
export const formOf = (ctx: Ctx, side: number, against: number | null): Promise<EventRow[]> =>
  ctx.db.named<EventRow>(
    'sportsdata.form_of',
    `SELECT ${EVENT_COLUMNS} FROM (
       (SELECT event_id FROM sportsdata.event WHERE home_id = $1 AND ($2::bigint IS NULL OR away_id = $2) AND state IN ('ended', 'closed') ORDER BY starts_at DESC LIMIT 5)
       UNION (SELECT event_id FROM sportsdata.event WHERE away_id = $1 AND ($2::bigint IS NULL OR home_id = $2) AND state IN ('ended', 'closed') ORDER BY starts_at DESC LIMIT 5)
     ) last ${ITS_EVENT} ORDER BY e.starts_at DESC LIMIT 5`,
    [side, against],
  )
