import type { Ctx } from '../../../platform/context.ts'

/** Up to so many members are asked one by one; of more a list reads what the whole site did last. */
export const FEW_MEMBERS = 500

export type NamedMember = { memberId: number; memId: string; memNick: string; partnerMemId: string }

/** Those that stand below a partner, each with the partner right above. */
export const findNamedMembers = async (
  ctx: Ctx,
  aboveId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, NamedMember>> => {
  const rows = await ctx.db.query<NamedMember>(
    `SELECT p.member_id AS "memberId", m.mem_id AS "memId", m.mem_nick AS "memNick", v.mem_id AS "partnerMemId"
     FROM partner.place p
     JOIN partner.below b ON b.site_id = p.site_id AND b.above_id = $2 AND b.partner_id = p.partner_id
     JOIN identity.downline_view m ON m.site_id = p.site_id AND m.member_id = p.member_id
     JOIN identity.downline_view v ON v.site_id = p.site_id AND v.member_id = p.partner_id
     WHERE p.site_id = $1 AND p.member_id = ANY ($3::bigint[])`,
    [ctx.siteId, aboveId, [...new Set(memberIds)]],
  )
  return new Map(rows.map((row) => [row.memberId, row]))
}

/** In a whole subtree, counted from its partners alone. */
export const countMembers = async (ctx: Ctx, aboveId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ members: number }>(
    'SELECT coalesce(sum(own_members), 0)::int AS members FROM partner.below WHERE site_id = $1 AND above_id = $2',
    [ctx.siteId, aboveId],
  )
  return row?.members ?? 0
}
