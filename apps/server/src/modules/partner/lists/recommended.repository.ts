import type { MemberStatus } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type Recommended = { memberId: number; memId: string; memNick: string; status: MemberStatus; requestedAt: Date }

/** The newest first. */
export const findRecommended = (ctx: Ctx, partnerId: number, before: number, limit: number): Promise<Recommended[]> =>
  ctx.db.query<Recommended>(
    `SELECT member_id AS "memberId", mem_id AS "memId", mem_nick AS "memNick", status, requested_at AS "requestedAt"
     FROM identity.downline_view WHERE site_id = $1 AND recommender_id = $2 AND tier = 'NORMAL' AND member_id < $3 ORDER BY member_id DESC LIMIT $4`,
    [ctx.siteId, partnerId, before, limit],
  )

export const countRecommendedSince = async (ctx: Ctx, partnerId: number, since: Date): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM identity.downline_view WHERE site_id = $1 AND recommender_id = $2 AND tier = 'NORMAL' AND requested_at >= $3",
    [ctx.siteId, partnerId, since],
  )
  return row?.count ?? 0
}
