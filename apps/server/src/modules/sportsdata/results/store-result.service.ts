import type { Ctx } from '../../../platform/context.ts'
import { insertResults, newestResults } from './result.repository.ts'
import { hasWindow, isSameResult, type NewResult } from './result.ts'

/** What staff or a rule say of a market: another version, also where a feed has said something else. False: it is what is said already. Throws where there is no such market. */
export const storeResult = async (
  ctx: Ctx,
  said: Omit<NewResult, 'at' | 'isConfirmed' | 'source'> & { source: 'staff' | 'rule' },
): Promise<boolean> => {
  const [event] = await ctx.db.query<{ isKnown: boolean }>(
    `SELECT EXISTS (SELECT FROM sportsdata.market m WHERE m.event_id = e.event_id AND m.market_key = $2) AS "isKnown"
     FROM sportsdata.event e WHERE e.event_id = $1 FOR UPDATE`,
    [said.eventId, said.marketKey],
  )
  if (!event?.isKnown) throw new Error(`no market ${said.marketKey} of event ${said.eventId}`)
  const [newest] = [...(await newestResults(ctx, [said])).values()]
  if (isSameResult(newest, said)) return false
  await insertResults(ctx, [{ ...said, isConfirmed: true, at: ctx.now }])
  const state =
    said.kind === 'settled' ? 'settled' : said.kind === 'void' && !hasWindow(said.window) ? 'cancelled' : null
  await ctx.db.query(
    `WITH changed AS (UPDATE sportsdata.event SET version = version + 1 WHERE event_id = $1 RETURNING version)
     UPDATE sportsdata.market SET state = coalesce($3, CASE WHEN state IN ('settled', 'cancelled') THEN 'closed' ELSE state END), version = (SELECT version FROM changed),
       settled_at = greatest(settled_at, $4), void_at = greatest(void_at, $4), is_void = coalesce($3 = 'cancelled', false)
     WHERE event_id = $1 AND market_key = $2`,
    [said.eventId, said.marketKey, state, ctx.now],
  )
  return true
}
