import type { Ctx } from '../../../platform/context.ts'

export type MovePlace = { partnerId: number; memId: string; memNick: string; tier: number; isLocked: boolean }
type Asked = {
  aboveId: number
  movedId: number
  /** Of the moved partner; 6, below every tier, of a member. */
  tier: number
  search: string
}

/** Partners of a subtree below which somebody may stand: of a higher tier, and not below itself. Not the one at its top. In the order in which they were made. */
export const findMovePlaces = (
  ctx: Ctx,
  { aboveId, movedId, tier, search }: Asked,
  limit: number,
): Promise<MovePlace[]> =>
  ctx.db.query<MovePlace>(
    `SELECT n.partner_id AS "partnerId", v.mem_id AS "memId", v.mem_nick AS "memNick", n.tier,
       EXISTS (SELECT FROM partner.below a JOIN partner.node l ON l.site_id = a.site_id AND l.partner_id = a.above_id
         WHERE a.site_id = n.site_id AND a.partner_id = n.partner_id AND l.locked_at IS NOT NULL) AS "isLocked"
     FROM partner.below b JOIN partner.node n ON n.site_id = b.site_id AND n.partner_id = b.partner_id
     CROSS JOIN LATERAL (SELECT v.mem_id, v.mem_nick FROM identity.downline_view v
       WHERE v.site_id = n.site_id AND v.member_id = n.partner_id AND (v.mem_id ILIKE $5 OR v.mem_nick ILIKE $5) OFFSET 0) v
     WHERE b.site_id = $1 AND b.above_id = $2 AND b.depth > 0 AND n.tier < $4
       AND NOT EXISTS (SELECT FROM partner.below s WHERE s.site_id = n.site_id AND s.above_id = $3 AND s.partner_id = n.partner_id)
     ORDER BY n.partner_id LIMIT $6`,
    [ctx.siteId, aboveId, movedId, tier, `%${search}%`, limit],
  )
