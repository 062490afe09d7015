import type { Ctx } from '../../../platform/context.ts'
import { PURSE_COLUMNS, type VendorPurse } from './vendor-purse.repository.ts'

export type Whose = { siteId: number; memberId: number; vendorCode: string }
const WHOSE = `site_id AS "siteId", member_id AS "memberId", vendor_code AS "vendorCode"`

/** Whether a transfer or a purse may be due, of any site. */
export const isAnyDue = async (ctx: Ctx): Promise<boolean> =>
  (
    await ctx.db.named(
      'games.is_any_purse_due',
      'SELECT WHERE EXISTS (SELECT FROM games.transfer WHERE due_at <= $1) OR EXISTS (SELECT FROM games.vendor_purse WHERE due_at <= $1)',
      [ctx.now],
    )
  ).length > 0

/** Of every site: those that are to be brought back now. Not while it is unknown what became of a transfer. */
export const claimDuePurses = (ctx: Ctx, most: number, leaseUntil: Date): Promise<Whose[]> =>
  ctx.db.query<Whose>(
    `UPDATE games.vendor_purse SET due_at = $2 WHERE (site_id, member_id, vendor_code) IN (
       SELECT site_id, member_id, vendor_code FROM games.vendor_purse p WHERE due_at <= $1 AND coalesce(busy_until, '-infinity') <= $1
         AND NOT EXISTS (SELECT FROM games.transfer t WHERE t.site_id = p.site_id AND t.member_id = p.member_id AND t.status = 'sent')
       ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${WHOSE}`,
    [ctx.now, leaseUntil, most],
  )

/** Of every site: whose game has ended, however it did. A launch opens its game before its purse. */
export const leaveEnded = (ctx: Ctx): Promise<Whose[]> =>
  ctx.db.query<Whose>(
    `UPDATE games.vendor_purse p SET status = 'leaving', left_at = $1, leave_reason = 'ended', due_at = $1, tries = 0, problem = NULL
     WHERE p.status = 'playing' AND NOT EXISTS (
       SELECT FROM games.session s WHERE s.site_id = p.site_id AND s.member_id = p.member_id AND s.vendor_code = p.vendor_code AND s.status = 'open'
         AND s.expires_at > $1)
     RETURNING ${WHOSE}`,
    [ctx.now],
  )

/** Of every site: members who play from a purse, the longest first. */
export const playingFromPurses = (ctx: Ctx, most: number): Promise<Whose[]> =>
  ctx.db.query<Whose>(`SELECT ${WHOSE} FROM games.vendor_purse WHERE status = 'playing' ORDER BY since LIMIT $1`, [
    most,
  ])

/** Of every site: purses whose balance at the vendor was not looked at since then, also those that were emptied lately. */
export const claimUnchecked = (ctx: Ctx, since: Date, emptiedSince: Date, most: number): Promise<Whose[]> =>
  ctx.db.query<Whose>(
    `UPDATE games.vendor_purse SET their_at = $1, their_amount = NULL WHERE (site_id, member_id, vendor_code) IN (
       SELECT site_id, member_id, vendor_code FROM games.vendor_purse
       WHERE (their_at IS NULL OR their_at <= $2) AND (status = 'playing' OR (status = 'empty' AND since > $3))
       ORDER BY their_at NULLS FIRST LIMIT $4 FOR UPDATE SKIP LOCKED)
     RETURNING ${WHOSE}`,
    [ctx.now, since, emptiedSince, most],
  )

/** Money was found where we knew of none. Not while the member has some at another vendor: then later. */
export const leaveFound = async (ctx: Ctx, memberId: number, vendorCode: string): Promise<void> => {
  await ctx.db.query(
    `UPDATE games.vendor_purse p SET status = 'leaving', left_at = $4, leave_reason = 'found', due_at = $4, tries = 0
     WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3 AND status = 'empty'
       AND NOT EXISTS (SELECT FROM games.vendor_purse o WHERE o.site_id = p.site_id AND o.member_id = p.member_id AND o.status <> 'empty')`,
    [ctx.siteId, memberId, vendorCode, ctx.now],
  )
}

/** Those of the site that are not empty, the longest first. */
export const findPurses = (ctx: Ctx, most: number): Promise<VendorPurse[]> =>
  ctx.db.query<VendorPurse>(
    `SELECT ${PURSE_COLUMNS} FROM games.vendor_purse WHERE site_id = $1 AND status <> 'empty' ORDER BY since LIMIT $2`,
    [ctx.siteId, most],
  )
