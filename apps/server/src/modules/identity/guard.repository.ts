import { createHash } from 'node:crypto'
import type { Ctx } from '../../platform/context.ts'
import { afterTry, type Limit } from './guard.rules.ts'
import './tables.ts'

/** Hashed, because people type passwords into the id field. */
const hashed = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Counts a try before it is judged. The row stays locked until the caller's transaction ends, so tries come one after the other. */
export const countTry = async (ctx: Ctx, key: string, limit: Limit): Promise<{ isWaiting: boolean }> => {
  const where = [ctx.siteId, hashed(key)]
  await ctx.db.query(
    'INSERT INTO identity.login_guard (site_id, guard_key, touched_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [...where, ctx.now],
  )
  const [row] = await ctx.db.query<{ failed_at: Date[]; waits_until: Date | null }>(
    'SELECT failed_at, waits_until FROM identity.login_guard WHERE site_id = $1 AND guard_key = $2 FOR UPDATE',
    where,
  )
  const next = afterTry({ failedAt: row?.failed_at ?? [], waitsUntil: row?.waits_until ?? null }, limit, ctx.now)
  await ctx.db.query(
    'UPDATE identity.login_guard SET failed_at = $3, waits_until = $4, touched_at = $5 WHERE site_id = $1 AND guard_key = $2',
    [...where, next.failedAt, next.waitsUntil, ctx.now],
  )
  return { isWaiting: next.isWaiting }
}

export const forgetTries = (ctx: Ctx, key: string) =>
  ctx.db.query('DELETE FROM identity.login_guard WHERE site_id = $1 AND guard_key = $2', [ctx.siteId, hashed(key)])

/** One try proved right: the others of the address stay counted, so that nobody washes them off with a login of his own. */
export const forgiveTry = (ctx: Ctx, key: string) =>
  ctx.db.query(
    `UPDATE identity.login_guard SET failed_at = failed_at[1:cardinality(failed_at) - 1]
     WHERE site_id = $1 AND guard_key = $2 AND cardinality(failed_at) > 0`,
    [ctx.siteId, hashed(key)],
  )

export const deleteOldGuards = (ctx: Ctx, before: Date) =>
  ctx.db.query('DELETE FROM identity.login_guard WHERE touched_at < $1', [before])
