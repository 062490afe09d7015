import type { Ctx } from '../../../platform/context.ts'
import type { StoppedEvent } from '../../sportsdata/index.ts'

/** Open bets on an event that were accepted one after the other for the same start, under the same version of the rule for events not played. `until`: when the last of them was. */
export type AcceptedRun = { acceptedFor: Date; rule: string | null; from: Date; until: Date; markets: string[] }

/** Of all sites, in their order. An event that is moved to and fro has several runs of one start. */
export const findAcceptedRuns = (
  ctx: Ctx,
  { eventId, startsAt }: Pick<StoppedEvent, 'eventId' | 'startsAt'>,
): Promise<AcceptedRun[]> =>
  ctx.db.named<AcceptedRun>(
    'sportsbook.accepted_runs',
    `WITH bets AS (
       SELECT l.market_key, coalesce(l.starts_at, $2) AS starts_at, substring(t.rules_version FROM ' (stopped-[0-9]+)$') AS rule, t.placed_at
       FROM sportsbook.leg l JOIN sportsbook.ticket t USING (site_id, member_id, ticket_id)
       WHERE l.event_id = $1 AND l.state = 'open' AND t.placed_at IS NOT NULL
     ), runs AS (
       SELECT *, row_number() OVER (ORDER BY placed_at, starts_at, rule) - row_number() OVER (PARTITION BY starts_at, rule ORDER BY placed_at) AS run FROM bets)
     SELECT starts_at AS "acceptedFor", rule, min(placed_at) AS "from", max(placed_at) AS until, array_agg(DISTINCT market_key) AS markets
     FROM runs GROUP BY starts_at, rule, run ORDER BY 3`,
    [eventId, startsAt],
  )
