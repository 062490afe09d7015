import type { Ctx } from '../../../platform/context.ts'
import { BILLION, type MarketKey, nameOfMarket, type OutcomeNow } from './market-now.ts'

/** A market as it was last offered before its event was to begin. */
export type ClosingMarket = { startsAt: Date; outcomes: readonly OutcomeNow[] }

/** By `nameOfMarket`; those of which no price is kept any more, or whose event has not begun, are left out. */
export const closingPrices = async (
  ctx: Ctx,
  markets: readonly MarketKey[],
): Promise<ReadonlyMap<string, ClosingMarket>> => {
  const rows = await ctx.db.query<MarketKey & ClosingMarket>(
    `SELECT e.event_id AS "eventId", k.market_key AS "marketKey", e.starts_at AS "startsAt", h.outcomes
     FROM unnest($1::bigint[], $2::text[]) AS k (event_id, market_key)
     JOIN sportsdata.event e ON e.event_id = k.event_id AND e.starts_at <= $3
     CROSS JOIN LATERAL (
       SELECT x.outcomes FROM sportsdata.price_history x
       WHERE x.event_id = k.event_id AND x.market_key = k.market_key AND x.at < e.starts_at AND x.state = 'active' ORDER BY x.at DESC LIMIT 1) h`,
    [markets.map(({ eventId }) => eventId), markets.map(({ marketKey }) => marketKey), ctx.now],
  )
  return new Map(
    rows.map(({ startsAt, outcomes, ...key }) => [
      nameOfMarket(key),
      {
        startsAt,
        outcomes: outcomes.map((one) => ({ ...one, probability: one.probability && one.probability / BILLION })),
      },
    ]),
  )
}
