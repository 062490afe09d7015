import type { SportCode } from '@maru/contract'
import type { Score } from '@maru/sports'
import type { EventState, Names } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import type { BatchedRead } from '../../../platform/db/batched-reads.ts'

export type EventNames = {
  eventId: number
  feed: string
  feedId: string
  sport: SportCode
  startsAt: Date
  state: EventState
  score: Score | null
  home: Names | null
  away: Names | null
  competition: Names
}

/** Of those that have a fixture, by id. */
export const eventNames = async (ctx: Ctx, eventIds: readonly number[]): Promise<ReadonlyMap<number, EventNames>> =>
  eventIds.length === 0 ? new Map() : ctx.batchRead(readNames, eventIds)

/** Whoever asks at the same time gets the names that all of them asked for. */
const readNames: BatchedRead<readonly number[], ReadonlyMap<number, EventNames>> = async (db, _siteId, asked) => {
  const rows = await db.named<EventNames>(
    'sportsdata.event_names',
    `SELECT e.event_id AS "eventId", e.feed, e.feed_id AS "feedId", e.sport, e.starts_at AS "startsAt", e.state, e.score, h.names AS home, a.names AS away, c.names AS competition
     FROM sportsdata.event e JOIN sportsdata.competition c USING (competition_id)
     LEFT JOIN sportsdata.competitor h ON h.competitor_id = e.home_id LEFT JOIN sportsdata.competitor a ON a.competitor_id = e.away_id
     WHERE e.event_id = ANY ($1::bigint[])`,
    [[...new Set(asked.flat())]],
  )
  const names = new Map(rows.map((row) => [row.eventId, row]))
  return asked.map(() => names)
}

export type Description = { type: number; names: Names; outcomes: { id: string; names: Names }[] }

/** Of types that the product has no words for, by feed and type. */
export const descriptionsOf = async (ctx: Ctx, types: readonly number[]): Promise<Map<string, Description>> => {
  if (types.length === 0) return new Map()
  const rows = await ctx.db.query<Description & { feed: string }>(
    'SELECT feed, type, names, outcomes FROM sportsdata.description WHERE type = ANY ($1::int[])',
    [types],
  )
  return new Map(rows.map((row) => [`${row.feed} ${row.type}`, row]))
}
