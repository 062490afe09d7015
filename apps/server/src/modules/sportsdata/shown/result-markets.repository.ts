import type { sportResultViews } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { MarketState, StoredOutcome } from '../markets/market-now.ts'
import type { StoredResult } from '../results/result.repository.ts'
import type { ResultKind } from '../results/result.ts'

export type ResultView = (typeof sportResultViews)[number]
export type ResultMarket = {
  eventId: number
  marketKey: string
  type: number
  state: MarketState
  outcomes: StoredOutcome[]
  kind: ResultKind
  results: StoredResult[]
}

const ROLES: Readonly<Record<ResultView, string | null>> = {
  winloose: 'winner',
  handy: 'handicap',
  underover: 'total',
  special: null,
}
/** Of an event; of several lines the most even ones. */
const MOST = 8

/** Markets of a view that have a result, by event, the one that most bet on first. */
export const resultMarkets = (ctx: Ctx, eventIds: readonly number[], view: ResultView): Promise<ResultMarket[]> =>
  ctx.db.query<ResultMarket>(
    `SELECT m.event_id AS "eventId", m.market_key AS "marketKey", m.type, m.state, m.outcomes, r.kind, r.outcomes AS results
     FROM unnest($1::bigint[]) e (event_id) CROSS JOIN LATERAL (
       SELECT * FROM sportsdata.market WHERE market.event_id = e.event_id AND result_version > 0 AND role IS NOT DISTINCT FROM $2 ORDER BY unevenness, market_key LIMIT ${MOST}
     ) m JOIN sportsdata.result r ON r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version
     ORDER BY m.event_id, m.unevenness, m.market_key`,
    [eventIds, ROLES[view]],
  )
