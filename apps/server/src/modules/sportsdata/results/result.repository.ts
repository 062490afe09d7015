import type { OutcomeId, OutcomeResult } from '@maru/sports'
import type { Ctx } from '../../../platform/context.ts'
import { type MarketKey, nameOfMarket } from '../markets/market-now.ts'
import { type MarketResult, type NewResult, type ResultKind, RULES_VERSION, type VoidWindow } from './result.ts'

export type StoredResult = { id: OutcomeId } & OutcomeResult

type Row = {
  event_id: number
  market_key: string
  version: number
  kind: ResultKind
  windows: VoidWindow[]
  outcomes: StoredResult[]
  rules_version: string
  ord: number
  at: Date
}

const COLUMNS = 'r.event_id, r.market_key, r.version, r.kind, r.windows, r.outcomes, r.rules_version, r.ord, r.at'

const resultOf = (row: Row): MarketResult & { at: Date } => ({
  eventId: row.event_id,
  marketKey: row.market_key,
  version: row.version,
  kind: row.kind,
  windows: row.windows,
  outcomes: new Map((row.kind === 'settled' ? row.outcomes : []).map(({ id, ...result }) => [id, result])),
  rulesVersion: row.rules_version,
  at: row.at,
})

/** By `nameOfMarket`, of those that have any. */
export const newestResults = async (
  ctx: Ctx,
  keys: readonly MarketKey[],
): Promise<Map<string, MarketResult & { at: Date }>> => {
  if (keys.length === 0) return new Map()
  const rows = await ctx.db.named<Row>(
    'sportsdata.newest_results',
    `SELECT ${COLUMNS} FROM unnest($1::bigint[], $2::text[]) k (event_id, market_key)
     JOIN sportsdata.market m ON m.event_id = k.event_id AND m.market_key = k.market_key
     JOIN sportsdata.result r ON r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version`,
    [keys.map(({ eventId }) => eventId), keys.map(({ marketKey }) => marketKey)],
  )
  return new Map(rows.map((row) => [nameOfMarket(resultOf(row)), resultOf(row)]))
}

/** Markets with results that were stored after a cursor, from 0 on, oldest first: `newestResults` says what they come to. A cursor that was answered never skips one that is committed later. */
export const resultsAfter = async (
  ctx: Ctx,
  cursor: number,
  limit: number,
): Promise<(MarketKey & { version: number; cursor: number })[]> =>
  (
    await ctx.db.named<Row>(
      'sportsdata.results_after',
      `SELECT ${COLUMNS} FROM sportsdata.result r WHERE r.ord > $1 ORDER BY r.ord LIMIT $2`,
      [cursor, limit],
    )
  ).map((row) => ({ eventId: row.event_id, marketKey: row.market_key, version: row.version, cursor: row.ord }))

/** One version more of each market, which its caller holds. */
export const insertResults = async (ctx: Ctx, results: readonly NewResult[]): Promise<void> => {
  if (results.length === 0) return
  // Until the commit, so that results are seen in the order of their numbers and no reader passes by one.
  await ctx.db.query('SELECT pg_advisory_xact_lock(1600)')
  const rows = results.map(({ eventId, marketKey, windows, outcomes, at, ...result }) => ({
    event_id: eventId,
    market_key: marketKey,
    kind: result.kind,
    windows,
    outcomes: [...outcomes].map(([id, of]): StoredResult => ({ id, ...of })),
    source: result.source,
    is_confirmed: result.isConfirmed,
    reason: result.reason,
    at,
  }))
  await ctx.db.named(
    'sportsdata.insert_results',
    `WITH said AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (event_id bigint, market_key text, kind text, windows jsonb, outcomes jsonb,
         source text, is_confirmed boolean, reason text, at timestamptz)
     ), numbered AS (
       UPDATE sportsdata.market m SET result_version = m.result_version + 1
       FROM said WHERE m.event_id = said.event_id AND m.market_key = said.market_key
       RETURNING said.*, m.result_version
     )
     INSERT INTO sportsdata.result (event_id, market_key, version, kind, windows, outcomes, source, is_confirmed, rules_version, reason, at)
     SELECT event_id, market_key, result_version, kind, windows, outcomes, source, is_confirmed, $2, reason, at FROM numbered`,
    [JSON.stringify(rows), RULES_VERSION],
  )
}
