import type { Ctx } from '../../../platform/context.ts'
import { beginReading } from '../accrual/stakes.repository.ts'
import type { Node } from './node.ts'

const NODE = `n.partner_id AS "partnerId", n.tier, n.parent_id AS "parentId", n.own_members AS "ownMembers", n.lock_reason AS "lockReason",
  n.locked_at IS NOT NULL AS "isLockedItself",
  EXISTS (SELECT FROM partner.below a JOIN partner.node l ON l.site_id = a.site_id AND l.partner_id = a.above_id
    WHERE a.site_id = n.site_id AND a.partner_id = n.partner_id AND l.locked_at IS NOT NULL) AS "isLocked"`

export const findNode = async (ctx: Ctx, partnerId: number): Promise<Node | undefined> => {
  const [row] = await ctx.db.query<Node>(
    `SELECT ${NODE} FROM partner.node n WHERE n.site_id = $1 AND n.partner_id = $2`,
    [ctx.siteId, partnerId],
  )
  return row
}

/** Itself is below itself. */
export const isBelow = async (ctx: Ctx, aboveId: number, partnerId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    'SELECT 1 FROM partner.below WHERE site_id = $1 AND above_id = $2 AND partner_id = $3',
    [ctx.siteId, aboveId, partnerId],
  )
  return rows.length > 0
}

/** Of each of these partners the one at the top of its tree. */
export const findRoots = async (ctx: Ctx, partnerIds: readonly number[]): Promise<number[]> => {
  const rows = await ctx.db.query<{ root: number }>(
    `SELECT DISTINCT root FROM (
       SELECT DISTINCT ON (partner_id) above_id AS root FROM partner.below WHERE site_id = $1 AND partner_id = ANY ($2::bigint[]) ORDER BY partner_id, depth DESC) r
     ORDER BY root`,
    [ctx.siteId, partnerIds],
  )
  return rows.map(({ root }) => root)
}

/** In the order of their ids. */
export const lockNodes = (ctx: Ctx, partnerIds: readonly number[]) =>
  ctx.db.query(
    'SELECT FROM partner.node WHERE site_id = $1 AND partner_id = ANY ($2::bigint[]) ORDER BY partner_id FOR NO KEY UPDATE',
    [ctx.siteId, partnerIds],
  )

/** False where it is there already. */
export const insertNode = async (
  ctx: Ctx,
  { partnerId, tier, parentId }: Pick<Node, 'partnerId' | 'tier' | 'parentId'>,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO partner.node (site_id, partner_id, tier, parent_id, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING 1`,
    [ctx.siteId, partnerId, tier, parentId, ctx.now],
  )
  if (rows.length === 0) return false
  await beginReading(ctx)
  await ctx.db.query(
    `INSERT INTO partner.below (site_id, above_id, partner_id, depth)
     SELECT $1::bigint, $2::bigint, $2::bigint, 0 UNION ALL SELECT site_id, above_id, $2::bigint, depth + 1 FROM partner.below WHERE site_id = $1 AND partner_id = $3`,
    [ctx.siteId, partnerId, parentId],
  )
  return true
}

/**
 * Hangs a subtree below another partner, or at the top. Its root is locked, and so is that of where it goes. A sign-up takes no lock of the tree, so each node of the subtree is locked, too: `below` counts
 * its members.
 */
export const moveNode = async (ctx: Ctx, partnerId: number, parentId: number | null): Promise<void> => {
  await ctx.db.query(
    `SELECT FROM partner.node WHERE site_id = $1 AND partner_id IN (SELECT partner_id FROM partner.below WHERE site_id = $1 AND above_id = $2)
     ORDER BY partner_id FOR NO KEY UPDATE`,
    [ctx.siteId, partnerId],
  )
  await ctx.db.query('UPDATE partner.node SET parent_id = $3 WHERE site_id = $1 AND partner_id = $2', [
    ctx.siteId,
    partnerId,
    parentId,
  ])
  await ctx.db.query(
    `DELETE FROM partner.below b USING partner.below sub, partner.below up
     WHERE sub.site_id = $1 AND sub.above_id = $2 AND up.site_id = $1 AND up.partner_id = $2 AND up.depth > 0
       AND b.site_id = $1 AND b.above_id = up.above_id AND b.partner_id = sub.partner_id`,
    [ctx.siteId, partnerId],
  )
  await ctx.db.query(
    `INSERT INTO partner.below (site_id, above_id, partner_id, depth)
     SELECT $1::bigint, up.above_id, sub.partner_id, up.depth + sub.depth + 1 FROM partner.below up CROSS JOIN partner.below sub
     WHERE up.site_id = $1 AND up.partner_id = $3 AND sub.site_id = $1 AND sub.above_id = $2`,
    [ctx.siteId, partnerId, parentId],
  )
}

/** False where it is so already. */
export const saveLock = async (ctx: Ctx, partnerId: number, isLocked: boolean, reason: string): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE partner.node SET locked_at = CASE WHEN $3 THEN $4::timestamptz END, lock_reason = $5
     WHERE site_id = $1 AND partner_id = $2 AND (locked_at IS NOT NULL) <> $3 RETURNING 1`,
    [ctx.siteId, partnerId, isLocked, ctx.now, reason],
  )
  return rows.length > 0
}

/** What of a creation was answered to its key. */
export const findCreation = async (
  ctx: Ctx,
  parentId: number,
  requestKey: string,
): Promise<{ partnerId: number; memId: string } | undefined> => {
  const [row] = await ctx.db.query<{ partnerId: number; memId: string }>(
    `SELECT partner_id AS "partnerId", mem_id AS "memId" FROM partner.creation WHERE site_id = $1 AND parent_id = $2 AND request_key = $3`,
    [ctx.siteId, parentId, requestKey],
  )
  return row
}

export const insertCreation = (ctx: Ctx, parentId: number, requestKey: string, partnerId: number, memId: string) =>
  ctx.db.query(
    'INSERT INTO partner.creation (site_id, parent_id, request_key, partner_id, mem_id) VALUES ($1, $2, $3, $4, $5)',
    [ctx.siteId, parentId, requestKey, partnerId, memId],
  )
