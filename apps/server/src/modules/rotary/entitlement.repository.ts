import type { Ctx } from '../../platform/context.ts'

type New = { memberId: number; source: string; expiresAt: Date; staffId?: number | undefined }

/** False where this source gave one before. */
export const insertEntitlement = async (ctx: Ctx, { memberId, source, expiresAt, staffId }: New): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO rotary.entitlement (site_id, member_id, source, given_at, expires_at, staff_id) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING entitlement_id`,
    [ctx.siteId, memberId, source, ctx.now, expiresAt, staffId ?? null],
  )
  return rows.length > 0
}

/** Uses the one up that is gone first; undefined: there is none. The caller holds the lock of the member's account. */
export const useEntitlement = async (ctx: Ctx, memberId: number): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ id: number }>(
    `UPDATE rotary.entitlement SET used_at = $3 WHERE site_id = $1 AND entitlement_id = (
       SELECT entitlement_id FROM rotary.entitlement WHERE site_id = $1 AND member_id = $2 AND used_at IS NULL AND expires_at > $3
       ORDER BY expires_at, entitlement_id LIMIT 1)
     RETURNING entitlement_id AS id`,
    [ctx.siteId, memberId, ctx.now],
  )
  return row?.id
}

export const countUnused = async (ctx: Ctx, memberId: number): Promise<{ spins: number; until: Date | null }> => {
  const [row] = await ctx.db.query<{ spins: number; until: Date | null }>(
    `SELECT count(*) AS spins, min(expires_at) AS until FROM rotary.entitlement
     WHERE site_id = $1 AND member_id = $2 AND used_at IS NULL AND expires_at > $3`,
    [ctx.siteId, memberId, ctx.now],
  )
  return row ?? { spins: 0, until: null }
}

/** Of the whole site, without test accounts. */
export const countAllUnused = async (ctx: Ctx): Promise<number> =>
  (
    await ctx.db.query<{ n: number }>(
      `SELECT count(*) AS n FROM rotary.entitlement e WHERE site_id = $1 AND used_at IS NULL AND expires_at > $2
         AND NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = e.site_id AND t.member_id = e.member_id)`,
      [ctx.siteId, ctx.now],
    )
  )[0]?.n ?? 0

/** Given by hand since then. Until the transaction ends no other gift to the member is counted. */
export const countGivenByStaff = async (ctx: Ctx, memberId: number, since: Date): Promise<number> => {
  await ctx.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1402))', [`${ctx.siteId}:${memberId}`])
  const [row] = await ctx.db.query<{ n: number }>(
    `SELECT count(*) AS n FROM rotary.entitlement WHERE site_id = $1 AND member_id = $2 AND given_at >= $3 AND staff_id IS NOT NULL`,
    [ctx.siteId, memberId, since],
  )
  return row?.n ?? 0
}

export const findEntitlementMember = async (ctx: Ctx, source: string): Promise<number | undefined> =>
  (
    await ctx.db.query<{ id: number }>(
      'SELECT member_id AS id FROM rotary.entitlement WHERE site_id = $1 AND source = $2',
      [ctx.siteId, source],
    )
  )[0]?.id
