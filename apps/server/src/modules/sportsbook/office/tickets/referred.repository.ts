import type { Ctx } from '../../../../platform/context.ts'

export const countReferred = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM sportsbook.ticket WHERE site_id = $1 AND state IN ('referred', 'offered')`,
    [ctx.siteId],
  )
  return row?.count ?? 0
}

export type SelectionCount = { eventId: number; marketKey: string; outcome: string; tickets: number }

/** More of the newest tickets are not looked at. */
const MOST_LOOKED_AT = 1_000

/** How many tickets of the site since then are on each selection. */
export const countSelections = (ctx: Ctx, since: Date): Promise<SelectionCount[]> =>
  ctx.db.query<SelectionCount>(
    `SELECT l.event_id AS "eventId", l.market_key AS "marketKey", l.outcome, count(*)::int AS tickets
     FROM (SELECT t.site_id, t.member_id, t.ticket_id FROM sportsbook.ticket t
       WHERE t.site_id = $1 AND t.created_at > $2 ORDER BY t.created_at DESC, t.ticket_id LIMIT ${MOST_LOOKED_AT}) t
     JOIN sportsbook.leg l USING (site_id, member_id, ticket_id) GROUP BY 1, 2, 3`,
    [ctx.siteId, since],
  )

export type WaitingOfSite = { siteId: number; waiting: number; since: Date }

/** Of every site that has any. */
export const findWaiting = (ctx: Ctx): Promise<WaitingOfSite[]> =>
  ctx.db.query<WaitingOfSite>(
    `SELECT site_id AS "siteId", count(*)::int AS waiting, min(created_at) AS since FROM sportsbook.ticket WHERE state = 'referred' GROUP BY site_id`,
  )
