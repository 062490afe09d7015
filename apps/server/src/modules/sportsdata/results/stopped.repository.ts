import type { SportCode } from '@maru/contract'
import type { EventState } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { type MarketKey, nameOfMarket } from '../markets/market-now.ts'

export const stoppedStates = ['cancelled', 'abandoned', 'postponed', 'interrupted'] as const satisfies EventState[]
export const isStopped = (state: EventState): boolean => (stoppedStates as readonly EventState[]).includes(state)
/** `startsAt`: as it was announced last; `earliestStart`: the earliest that ever was. `since`: when its producer said the state. */
export type StoppedEvent = {
  eventId: number
  sport: SportCode
  state: EventState
  startsAt: Date
  earliestStart: Date
  since: Date
}

const SELECT =
  'SELECT event_id AS "eventId", sport, state, starts_at AS "startsAt", coalesce(earliest_start, starts_at) AS "earliestStart", status_at AS since FROM sportsdata.event'

/** Events that were not played, or not to their end, or that were moved to a later start, and that began or should have begun since `after`. */
export const stoppedEvents = (ctx: Ctx, after: Date): Promise<StoppedEvent[]> =>
  ctx.db.query<StoppedEvent>(
    `${SELECT} WHERE sport IS NOT NULL AND starts_at > $1 AND state = ANY ($2)
     UNION ${SELECT} WHERE sport IS NOT NULL AND earliest_start > $1 AND earliest_start < starts_at ORDER BY 1`,
    [after, stoppedStates],
  )

/** One of them as it is now: nothing of it changes until the end of the caller's transaction. Undefined where it goes on meanwhile. */
export const holdStopped = async (ctx: Ctx, eventId: number): Promise<StoppedEvent | undefined> =>
  (
    await ctx.db.query<StoppedEvent>(
      `${SELECT} WHERE event_id = $1 AND sport IS NOT NULL AND (state = ANY ($2) OR earliest_start < starts_at) FOR UPDATE`,
      [eventId, stoppedStates],
    )
  )[0]

/** Of a market `m`: a rule has decided it, and the newest word is of staff. */
export const IS_TAKEN_FROM_RULE = `m.result_version > 1
  AND EXISTS (SELECT FROM sportsdata.result r WHERE r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version AND r.source = 'staff')
  AND EXISTS (SELECT FROM sportsdata.result x WHERE x.event_id = m.event_id AND x.market_key = m.market_key AND x.version < m.result_version AND x.source = 'rule')`

/** By `nameOfMarket`, of these markets those that a rule has decided and staff have spoken of since. */
export const takenFromRule = async (ctx: Ctx, keys: readonly MarketKey[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await ctx.db.named<MarketKey>(
    'sportsdata.taken_from_rule',
    `SELECT m.event_id AS "eventId", m.market_key AS "marketKey" FROM unnest($1::bigint[], $2::text[]) k (event_id, market_key)
     JOIN sportsdata.market m ON m.event_id = k.event_id AND m.market_key = k.market_key WHERE ${IS_TAKEN_FROM_RULE}`,
    [keys.map(({ eventId }) => eventId), keys.map(({ marketKey }) => marketKey)],
  )
  return new Set(rows.map(nameOfMarket))
}
