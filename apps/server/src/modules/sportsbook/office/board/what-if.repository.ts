import type { Ctx } from '../../../../platform/context.ts'
import type { RunningTicket } from '../../settle/ticket-end.rules.ts'
import type { Singles } from './what-if.rules.ts'

const OPEN_LEG = `FROM sportsbook.leg l JOIN sportsbook.ticket t USING (site_id, member_id, ticket_id)
  WHERE l.site_id = $1 AND l.event_id = $2 AND l.state = 'open' AND t.state = 'accepted'`
const IS_SINGLE = `(t.lines = 1 AND t.sizes = '{1}')`

/** On an event, alike ones together: there are as many as prices and stakes differ. */
export const openSingles = (ctx: Ctx, eventId: number): Promise<Singles[]> =>
  ctx.db.named<Singles>(
    'sportsbook.open_singles',
    `SELECT l.market_key AS "marketKey", l.outcome, l.price, (t.stake - t.cashed_stake)::bigint AS stake, count(*)::int AS tickets
     ${OPEN_LEG} AND ${IS_SINGLE} GROUP BY 1, 2, 3, 4`,
    [ctx.siteId, eventId],
  )

/** All others with an open leg of an event, at most so many. */
export const openCombined = (ctx: Ctx, eventId: number, most: number): Promise<RunningTicket[]> =>
  ctx.db.named<RunningTicket>(
    'sportsbook.open_combined',
    `SELECT t.sizes, (t.stake - t.cashed_stake)::bigint AS stake, t.same_event_prices AS "sameEventPrices",
       (SELECT jsonb_agg(jsonb_build_object('eventId', x.event_id, 'marketKey', x.market_key, 'outcome', x.outcome, 'price', x.price, 'isBanker', x.is_banker,
          'state', x.state, 'sharedBy', x.shared_by) ORDER BY x.ord)
        FROM sportsbook.leg x WHERE x.site_id = t.site_id AND x.member_id = t.member_id AND x.ticket_id = t.ticket_id) AS legs
     FROM (SELECT DISTINCT t.site_id, t.member_id, t.ticket_id ${OPEN_LEG} AND NOT ${IS_SINGLE} LIMIT $3) o
     JOIN sportsbook.ticket t USING (site_id, member_id, ticket_id)`,
    [ctx.siteId, eventId, most],
  )
