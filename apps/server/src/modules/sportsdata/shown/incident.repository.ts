import type { Ctx } from '../../../platform/context.ts'
import type { IncidentRow } from './event-out.ts'

const MOST = 100

/** The newest hundred of an event, newest first. */
export const incidentsOf = (ctx: Ctx, eventId: number): Promise<IncidentRow[]> =>
  ctx.db.named<IncidentRow>(
    'sportsdata.incidents_of',
    `SELECT ord, at, at_seconds AS "atSeconds", kind, side, home, away FROM sportsdata.incident WHERE event_id = $1 ORDER BY ord DESC LIMIT ${MOST}`,
    [eventId],
  )

export const incidentsByOrd = (
  ctx: Ctx,
  keys: readonly { eventId: number; ord: number }[],
): Promise<(IncidentRow & { eventId: number })[]> =>
  ctx.db.named<IncidentRow & { eventId: number }>(
    'sportsdata.incidents_by_ord',
    `SELECT event_id AS "eventId", i.ord, at, at_seconds AS "atSeconds", kind, side, home, away
     FROM unnest($1::bigint[], $2::int[]) k (id, ord) JOIN sportsdata.incident i ON i.event_id = k.id AND i.ord = k.ord ORDER BY i.event_id, i.ord`,
    [keys.map(({ eventId }) => eventId), keys.map(({ ord }) => ord)],
  )
