import type { CouponState } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { hashOfCode } from './batch.repository.ts'
import type { Coupon } from './coupon.rules.ts'

const COUPON = `SELECT c.coupon_id AS "couponId", c.batch_id AS "batchId", c.state, c.member_id AS "memberId", c.from_member_id AS "fromMemberId", c.used_key AS "usedKey",
    c.expires_at AS "expiresAt", b.kind, b.bonus_code AS "bonusCode", b.amount, b.titles, b.state AS "batchState"
  FROM coupons.coupon c JOIN coupons.batch b USING (site_id, batch_id)
  WHERE c.site_id = $1`
// The batch, too: a use and the withdrawal of the batch come one after the other. Always both, the coupon first.
const LOCKED = 'FOR UPDATE OF c, b'

export const lockByCode = async (ctx: Ctx, code: string): Promise<Coupon | undefined> =>
  (await ctx.db.query<Coupon>(`${COUPON} AND c.code_hash = $2 ${LOCKED}`, [ctx.siteId, hashOfCode(code)]))[0]

export const lockCoupon = async (ctx: Ctx, couponId: number): Promise<Coupon | undefined> =>
  (await ctx.db.query<Coupon>(`${COUPON} AND c.coupon_id = $2 ${LOCKED}`, [ctx.siteId, couponId]))[0]

/** What can be used now, those that run out first before the others. At most as many as a member may hold. */
export const findHeld = (ctx: Ctx, memberId: number): Promise<Coupon[]> =>
  ctx.db.query<Coupon>(
    `${COUPON} AND c.member_id = $2 AND c.state = 'held' AND c.expires_at > $3 AND b.state = 'issued' ORDER BY c.expires_at, c.coupon_id`,
    [ctx.siteId, memberId, ctx.now],
  )

/** Of one batch a member may have one only: whether this one already has it. */
export const hasOneOf = async (ctx: Ctx, batchId: number, memberId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT FROM coupons.coupon WHERE site_id = $1 AND batch_id = $2 AND member_id = $3 AND is_once_per_member AND state IN ('held', 'used')`,
    [ctx.siteId, batchId, memberId],
  )
  return rows.length > 0
}

/** Of a coupon that is locked. */
export const saveHolder = (ctx: Ctx, couponId: number, memberId: number, fromMemberId: number | null) =>
  ctx.db.query(
    `UPDATE coupons.coupon SET state = 'held', member_id = $3, from_member_id = $4 WHERE site_id = $1 AND coupon_id = $2`,
    [ctx.siteId, couponId, memberId, fromMemberId],
  )

export const saveUsed = (ctx: Ctx, couponId: number, requestKey: string) =>
  ctx.db.query(
    `UPDATE coupons.coupon SET state = 'used', used_at = $3, used_key = $4 WHERE site_id = $1 AND coupon_id = $2`,
    [ctx.siteId, couponId, ctx.now, requestKey],
  )

export const saveEnded = (ctx: Ctx, couponId: number) =>
  ctx.db.query(`UPDATE coupons.coupon SET state = 'ended' WHERE site_id = $1 AND coupon_id = $2`, [
    ctx.siteId,
    couponId,
  ])

/** Held ones of any site that can never be used any more. */
export const findLapsed = (ctx: Ctx, limit: number): Promise<{ siteId: number; couponId: number }[]> =>
  ctx.db.query(
    `SELECT site_id AS "siteId", coupon_id AS "couponId" FROM (
       (SELECT site_id, coupon_id FROM coupons.coupon WHERE state = 'held' AND expires_at <= $1 ORDER BY expires_at LIMIT $2)
       UNION
       (SELECT c.site_id, c.coupon_id FROM coupons.batch b JOIN coupons.coupon c USING (site_id, batch_id)
        WHERE b.state = 'voided' AND b.held > 0 AND c.state = 'held' LIMIT $2)
     ) lapsed`,
    [ctx.now, limit],
  )

export type DeskCoupon = { serial: number; state: CouponState; memberId: number | null; usedAt: Date | null }

/** By serial number, behind `after`. */
export const findCouponsOf = (
  ctx: Ctx,
  batchId: number,
  state: CouponState | '',
  limit: number,
  after: number,
): Promise<DeskCoupon[]> =>
  ctx.db.query<DeskCoupon>(
    `SELECT serial, state, member_id AS "memberId", used_at AS "usedAt" FROM coupons.coupon
     WHERE site_id = $1 AND batch_id = $2 AND ($3 = '' OR state = $3) AND serial > $5::bigint ORDER BY serial LIMIT $4`,
    [ctx.siteId, batchId, state, limit, after],
  )
