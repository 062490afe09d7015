import type { SportCode } from '@maru/contract'
import type { EventState } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { type MarketKey, nameOfMarket } from '../markets/market-now.ts'

export const stoppedStates = ['cancelled', 'abandoned', 'postponed', 'interrupted'] as const satisfies EventState[]
/** `startsAt`: as it was announced last. `since`: when its producer said the state. */
export type StoppedEvent = {
  eventId: number
  sport: SportCode
  state: (typeof stoppedStates)[number]
  startsAt: Date
  since: Date
}

const SELECT =
  'SELECT event_id AS "eventId", sport, state, starts_at AS "startsAt", status_at AS since FROM sportsdata.event'

/** Events that were not played, or not to their end, and that began or should have begun since `after`. */
export const stoppedEvents = (ctx: Ctx, after: Date): Promise<StoppedEvent[]> =>
  ctx.db.query<StoppedEvent>(
    `${SELECT} WHERE sport IS NOT NULL AND starts_at > $1 AND state = ANY ($2) ORDER BY event_id`,
    [after, stoppedStates],
  )

/** One of them as it is now: nothing of it changes until the end of the caller's transaction. Undefined where it goes on meanwhile. */
export const holdStopped = async (ctx: Ctx, eventId: number): Promise<StoppedEvent | undefined> =>
  (
    await ctx.db.query<StoppedEvent>(
      `${SELECT} WHERE event_id = $1 AND sport IS NOT NULL AND state = ANY ($2) FOR UPDATE`,
      [eventId, stoppedStates],
    )
  )[0]

/** By `nameOfMarket`, of these markets those that a rule has decided and staff have spoken of since. */
export const takenFromRule = async (ctx: Ctx, keys: readonly MarketKey[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await ctx.db.named<MarketKey>(
    'sportsdata.taken_from_rule',
    `SELECT r.event_id AS "eventId", r.market_key AS "marketKey" FROM unnest($1::bigint[], $2::text[]) k (event_id, market_key)
     JOIN sportsdata.market m ON m.event_id = k.event_id AND m.market_key = k.market_key AND m.result_version > 1
     JOIN sportsdata.result r ON r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version AND r.source = 'staff'
     WHERE EXISTS (SELECT FROM sportsdata.result x WHERE x.event_id = r.event_id AND x.market_key = r.market_key AND x.version < r.version AND x.source = 'rule')`,
    [keys.map(({ eventId }) => eventId), keys.map(({ marketKey }) => marketKey)],
  )
  return new Set(rows.map(nameOfMarket))
}
