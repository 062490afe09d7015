import type { Ctx } from '../../../platform/context.ts'

/** Another version of events that the caller holds, after their markets were changed: how many of those are offered is counted anew. */
export const raiseVersions = async (ctx: Ctx, eventIds: readonly number[]): Promise<void> => {
  await ctx.db.query(
    `UPDATE sportsdata.event e SET version = e.version + 1, markets = m.markets, market_types = m.types
     FROM sportsdata.event o CROSS JOIN LATERAL (SELECT count(*) AS markets, count(DISTINCT type) AS types FROM sportsdata.market
       WHERE market.event_id = o.event_id AND market.state IN ('active', 'suspended')) m
     WHERE e.event_id = o.event_id AND o.event_id = ANY ($1::bigint[])`,
    [eventIds],
  )
}
