import type { Ctx } from '../../platform/context.ts'
import './tables.ts'

const TRIES = 5

/** `last`: this try locks unless it is right. */
export type TryVerdict = 'counted' | 'last' | 'locked'

/** Counts a try before it is judged. The row stays locked until the caller's transaction ends, so tries come one after the other. */
export const countTry = async (ctx: Ctx, memberId: number): Promise<TryVerdict> => {
  const key = [ctx.siteId, memberId]
  await ctx.db.query(
    'INSERT INTO identity.withdrawal_guard (site_id, member_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    key,
  )
  const [guard] = await ctx.db.query<{ failures: number; locked_at: Date | null }>(
    'SELECT failures, locked_at FROM identity.withdrawal_guard WHERE site_id = $1 AND member_id = $2 FOR UPDATE',
    key,
  )
  if (!guard || guard.locked_at) return 'locked'
  const isLast = guard.failures + 1 >= TRIES
  await ctx.db.query(
    'UPDATE identity.withdrawal_guard SET failures = failures + 1, locked_at = $3 WHERE site_id = $1 AND member_id = $2',
    [...key, isLast ? ctx.now : null],
  )
  return isLast ? 'last' : 'counted'
}

/** True when there was something to forget. */
export const clearFailures = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const cleared = await ctx.db.query(
    `UPDATE identity.withdrawal_guard SET failures = 0, locked_at = NULL
     WHERE site_id = $1 AND member_id = $2 AND (failures > 0 OR locked_at IS NOT NULL) RETURNING member_id`,
    [ctx.siteId, memberId],
  )
  return cleared.length > 0
}
