import type { Ctx } from '../../../platform/context.ts'
import type { BatchedRead } from '../../../platform/db/batched-reads.ts'
import { type MarketKey, nameOfMarket } from '../markets/market-now.ts'
import type { StoredResult } from './result.repository.ts'
import { type MarketResult, RULES_VERSION } from './result.ts'

type Row = Pick<MarketResult, 'eventId' | 'marketKey' | 'version' | 'kind' | 'windows'> & { outcomes: StoredResult[] }

/**
 * What was said before the result was corrected, by `nameOfMarket`: the last confirmed result that is another than the newest. Of markets that have one; what was taken back before it was confirmed is
 * no correction.
 */
export const earlierResults = async (
  ctx: Ctx,
  keys: readonly MarketKey[],
): Promise<ReadonlyMap<string, MarketResult>> => (keys.length === 0 ? new Map() : ctx.batchRead(readEarlier, keys))

/** Whoever asks at the same time gets the results that all of them asked for. */
const readEarlier: BatchedRead<readonly MarketKey[], ReadonlyMap<string, MarketResult>> = async (
  db,
  _siteId,
  asked,
) => {
  const keys = asked.flat()
  const rows = await db.named<Row>(
    'sportsdata.earlier_results',
    `SELECT e.event_id AS "eventId", e.market_key AS "marketKey", e.version, e.kind, e.windows, e.outcomes
     FROM (SELECT DISTINCT event_id, market_key FROM unnest($1::bigint[], $2::text[]) u (event_id, market_key)) k
     JOIN sportsdata.market m ON m.event_id = k.event_id AND m.market_key = k.market_key AND m.result_version > 1
     JOIN sportsdata.result r ON r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version
     CROSS JOIN LATERAL (SELECT * FROM sportsdata.result x WHERE x.event_id = r.event_id AND x.market_key = r.market_key AND x.version < r.version
       AND x.is_confirmed AND x.kind <> 'open' AND (x.kind, x.windows, x.outcomes) IS DISTINCT FROM (r.kind, r.windows, r.outcomes) ORDER BY x.version DESC LIMIT 1) e`,
    [keys.map(({ eventId }) => eventId), keys.map(({ marketKey }) => marketKey)],
  )
  const results = new Map(
    rows.map(({ outcomes, ...row }) => [
      nameOfMarket(row),
      { ...row, rulesVersion: RULES_VERSION, outcomes: new Map(outcomes.map(({ id, ...of }) => [id, of])) },
    ]),
  )
  return asked.map(() => results)
}
