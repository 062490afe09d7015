import type { MemberStatus } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

/** `partners` and `members`: of the whole subtree, without itself. `above`: how many stand above it. */
export type ListedNode = {
  partnerId: number
  parentId: number | null
  memId: string
  memNick: string
  tier: number
  ownMembers: number
  above: number
  partners: number
  members: number
  isLocked: boolean
  lockedUntil: Date | null
}

/**
 * The nodes `n` that a statement finds, with what is below each. Added up from `below` alone, which knows the own members of each partner: a member more costs nothing. The subtrees of a page are
 * counted in one pass.
 */
const listed = (nodes: string): string => `
  WITH n AS MATERIALIZED (${nodes}), sub AS (
    SELECT b.above_id, count(*)::int - 1 AS partners, sum(b.own_members)::int AS members
    FROM n JOIN partner.below b ON b.site_id = $1 AND b.above_id = n.partner_id GROUP BY 1
  )
  SELECT n.partner_id AS "partnerId", n.parent_id AS "parentId", v.mem_id AS "memId", v.mem_nick AS "memNick", n.tier, n.own_members AS "ownMembers",
    sub.partners, sub.members, l.locked_until AS "lockedUntil",
    (SELECT max(a.depth)::int FROM partner.below a WHERE a.site_id = $1 AND a.partner_id = n.partner_id) AS above,
    EXISTS (SELECT FROM partner.below a JOIN partner.node x ON x.site_id = a.site_id AND x.partner_id = a.above_id
      WHERE a.site_id = $1 AND a.partner_id = n.partner_id AND x.locked_at IS NOT NULL) AS "isLocked"
  FROM n JOIN sub ON sub.above_id = n.partner_id JOIN identity.downline_view v ON v.site_id = $1 AND v.member_id = n.partner_id
  LEFT JOIN partner.rate_lock l ON l.site_id = $1 AND l.holder_id = n.partner_id AND l.locked_until > $2
  ORDER BY n.partner_id`

export const listNode = async (ctx: Ctx, partnerId: number): Promise<ListedNode | undefined> => {
  const [row] = await ctx.db.query<ListedNode>(
    listed('SELECT * FROM partner.node WHERE site_id = $1 AND partner_id = $3'),
    [ctx.siteId, ctx.now, partnerId],
  )
  return row
}

/** Directly below one, or at the top, in the order in which they came. */
export const listChildren = (
  ctx: Ctx,
  parentId: number | null,
  after: number | undefined,
  limit: number,
): Promise<ListedNode[]> => {
  const where = parentId === null ? 'parent_id IS NULL AND $3::bigint IS NULL' : 'parent_id = $3'
  return ctx.db.query<ListedNode>(
    listed(
      `SELECT * FROM partner.node WHERE site_id = $1 AND ${where} AND partner_id > $4 ORDER BY partner_id LIMIT $5`,
    ),
    [ctx.siteId, ctx.now, parentId, after ?? 0, limit],
  )
}

/** Found by part of the id or nickname in the subtree of one, or in the whole site. Each partner's names are looked up: a site has far more members than partners. */
export const searchNodes = (ctx: Ctx, aboveId: number | null, part: string, limit: number): Promise<ListedNode[]> => {
  const among = aboveId === null ? '$3::bigint IS NULL' : 's.site_id = $1 AND s.above_id = $3'
  const below = 'partner.below s JOIN partner.node n ON n.site_id = s.site_id AND n.partner_id = s.partner_id'
  return ctx.db.query<ListedNode>(
    listed(`SELECT n.* FROM ${aboveId === null ? 'partner.node n' : below}
      CROSS JOIN LATERAL (SELECT FROM identity.downline_view v
        WHERE v.site_id = n.site_id AND v.member_id = n.partner_id AND (v.mem_id ILIKE $4 OR v.mem_nick ILIKE $4) OFFSET 0) v
      WHERE n.site_id = $1 AND ${among} ORDER BY n.partner_id LIMIT $5`),
    [ctx.siteId, ctx.now, aboveId, `%${part}%`, limit],
  )
}

export type AboveNode = { partnerId: number; memId: string; memNick: string; tier: number; depth: number }

/** From the top; itself is not among them. */
export const listAbove = (ctx: Ctx, partnerId: number): Promise<AboveNode[]> =>
  ctx.db.query<AboveNode>(
    `SELECT n.partner_id AS "partnerId", v.mem_id AS "memId", v.mem_nick AS "memNick", n.tier, b.depth
     FROM partner.below b JOIN partner.node n ON n.site_id = b.site_id AND n.partner_id = b.above_id
     JOIN identity.downline_view v ON v.site_id = n.site_id AND v.member_id = n.partner_id
     WHERE b.site_id = $1 AND b.partner_id = $2 AND b.depth > 0 ORDER BY b.depth DESC`,
    [ctx.siteId, partnerId],
  )

export type ListedMember = {
  memberId: number
  memId: string
  memNick: string
  status: MemberStatus
  level: number
  partnerId: number
  partnerMemId: string
  cash: number
  hasOwnRates: boolean
  joinedAt: Date
  lastLoginAt: Date | null
}

/** Members of a subtree, the newest first. */
export const listMembers = (
  ctx: Ctx,
  aboveId: number,
  { like, isDirect, before }: { like: string; isDirect: boolean; before: number | undefined },
  limit: number,
): Promise<ListedMember[]> => {
  const below = 'JOIN partner.below b ON b.site_id = p.site_id AND b.above_id = $2 AND b.partner_id = p.partner_id'
  return ctx.db.query<ListedMember>(
    `SELECT m.member_id AS "memberId", m.mem_id AS "memId", m.mem_nick AS "memNick", m.status, m.level, p.partner_id AS "partnerId", v.mem_id AS "partnerMemId",
       coalesce(c.balance, 0) AS cash, p.has_own_rates AS "hasOwnRates", m.requested_at AS "joinedAt", m.last_login_at AS "lastLoginAt"
     FROM partner.place p ${isDirect ? '' : below}
     JOIN identity.downline_view m ON m.site_id = p.site_id AND m.member_id = p.member_id
     JOIN identity.downline_view v ON v.site_id = p.site_id AND v.member_id = p.partner_id
     LEFT JOIN ledger.balance_view c ON c.site_id = p.site_id AND c.member_id = p.member_id AND c.purse = 'cash'
     WHERE p.site_id = $1 AND p.member_id < $3 AND ${isDirect ? 'p.partner_id = $2' : 'true'} AND (m.mem_id ILIKE $4 OR m.mem_nick ILIKE $4)
     ORDER BY p.member_id DESC LIMIT $5`,
    [ctx.siteId, aboveId, before ?? Number.MAX_SAFE_INTEGER, like, limit],
  )
}
