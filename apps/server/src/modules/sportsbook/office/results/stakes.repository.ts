import type { Ctx, StaffCtx } from '../../../../platform/context.ts'
import { int8s, texts } from '../../../../platform/db/index.ts'
import type { MarketKey } from '../../../sportsdata/index.ts'

/** Of the site of the context. */
export type EventStakes = { eventId: number; tickets: number; staked: number; loss: number }

/** Events with open tickets at the sites that these staff work for. */
export const eventsWithTickets = (ctx: StaffCtx): Promise<EventStakes[]> =>
  ctx.db.named<EventStakes>(
    'sportsbook.events_with_tickets',
    `SELECT event_id AS "eventId", coalesce(sum(tickets) FILTER (WHERE site_id = $1), 0)::int AS tickets, coalesce(sum(staked) FILTER (WHERE site_id = $1), 0)::float8 AS staked,
       coalesce(sum(loss) FILTER (WHERE site_id = $1), 0)::float8 AS loss
     FROM sportsbook.exposure WHERE site_id = ANY ($2::bigint[]) AND kind = 'event' AND tickets > 0 GROUP BY event_id`,
    [ctx.siteId, ctx.who.siteIds],
  )

/** Of these events alone. */
export const stakesOf = async (ctx: Ctx, eventIds: readonly number[]): Promise<Map<number, EventStakes>> => {
  if (eventIds.length === 0) return new Map()
  const rows = await ctx.db.query<EventStakes>(
    `SELECT event_id AS "eventId", tickets, staked::float8 AS staked, loss::float8 AS loss FROM sportsbook.exposure
     WHERE site_id = $1 AND kind = 'event' AND event_id = ANY ($2::bigint[])`,
    [ctx.siteId, eventIds],
  )
  return new Map(rows.map((row) => [row.eventId, row]))
}

/** Those that any ticket is on which was accepted. `open`: that wait for them. Of all sites. */
export const marketsWithTickets = async <M extends MarketKey>(
  ctx: Ctx,
  markets: readonly M[],
  which: 'open' | 'all',
): Promise<M[]> => {
  if (markets.length === 0) return []
  const { rows } = await ctx.db.client.query<{ n: number }>(
    `SELECT k.n::int AS n FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY k (event_id, market_key, n)
     WHERE EXISTS (SELECT FROM sportsbook.leg l JOIN sportsbook.ticket t USING (site_id, member_id, ticket_id)
       WHERE l.event_id = k.event_id AND l.market_key = k.market_key AND t.wager_id IS NOT NULL AND ($3 = 'all' OR (l.state = 'open' AND t.state = 'accepted')))
     ORDER BY k.n`,
    [int8s(markets, ({ eventId }) => eventId), texts(markets, ({ marketKey }) => marketKey), which],
  )
  return rows.map(({ n }) => markets[n - 1] as M)
}
