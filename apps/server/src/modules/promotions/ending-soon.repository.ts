import type { Ctx } from '../../platform/context.ts'

/** Active ones of any site that end within these hours, were granted for longer, and whose members were not notified. */
export const findEndingSoon = (
  ctx: Ctx,
  hours: number,
  limit: number,
): Promise<{ siteId: number; memberId: number; grantId: number }[]> =>
  ctx.db.query(
    `SELECT site_id AS "siteId", member_id AS "memberId", grant_id AS "grantId" FROM promotions.bonus_grant
     WHERE status = 'active' AND expires_at > $1 AND expires_at <= $1::timestamptz + make_interval(hours => $2)
       AND expires_at - granted_at > make_interval(hours => $2) AND ending_noticed_at IS NULL
     ORDER BY expires_at LIMIT $3`,
    [ctx.now, hours, limit],
  )

/** False: it has ended, or another run was faster. */
export const noteEndingSoon = async (ctx: Ctx, grantId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE promotions.bonus_grant SET ending_noticed_at = $3
     WHERE site_id = $1 AND grant_id = $2 AND status = 'active' AND ending_noticed_at IS NULL RETURNING grant_id`,
    [ctx.siteId, grantId, ctx.now],
  )
  return rows.length === 1
}
