import { type SportCode, sportCodes } from '@maru/contract'
import type { Names } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'

export type SampleRow = {
  eventId: number
  sport: SportCode
  competitionId: number
  startsAt: Date
  state: 'live' | 'notStarted'
}

/** Of each sport the first `limit` events with markets that go on or begin in this time. */
export const findSamples = (ctx: Ctx, from: Date, until: Date, limit: number): Promise<SampleRow[]> =>
  ctx.db.query<SampleRow>(
    `SELECT e.event_id AS "eventId", e.sport, e.competition_id AS "competitionId", e.starts_at AS "startsAt", e.state
     FROM unnest($1::text[]) WITH ORDINALITY AS s (sport, ord)
     CROSS JOIN LATERAL (
       SELECT * FROM sportsdata.event x WHERE x.sport = s.sport AND x.starts_at BETWEEN $2 AND $3 AND x.state IN ('live', 'notStarted')
         AND EXISTS (SELECT FROM sportsdata.market m WHERE m.event_id = x.event_id)
       ORDER BY x.starts_at, x.event_id LIMIT $4) e
     ORDER BY s.ord, e.starts_at, e.event_id`,
    [sportCodes, from, until, limit],
  )

export type CompetitionRow = { id: number; sport: SportCode; names: Names }

/** Competitions with events in this time, and those that are named. */
export const findCompetitions = (
  ctx: Ctx,
  from: Date,
  until: Date,
  named: readonly number[],
): Promise<CompetitionRow[]> =>
  ctx.db.query<CompetitionRow>(
    `SELECT c.competition_id AS id, c.sport, c.names FROM sportsdata.competition c
     WHERE c.competition_id = ANY ($1::bigint[]) OR c.competition_id IN (SELECT e.competition_id FROM sportsdata.event e WHERE e.starts_at BETWEEN $2 AND $3)
     ORDER BY c.sport, c.competition_id LIMIT 500`,
    [named, from, until],
  )
