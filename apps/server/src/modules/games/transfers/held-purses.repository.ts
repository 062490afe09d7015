import type { Ctx } from '../../../platform/context.ts'
import { OPEN_ROUND } from './transfer.rules.ts'

/** What members have left at a vendor, and does not come back. `problem`: of the longest. */
export type HeldAtVendor = {
  siteId: number
  vendorCode: string
  members: number
  amount: number
  since: Date
  problem: string
}

/** Of every site: purses that are to be brought back since `before`; those of which an open round was said, since `roundBefore`. Of a transfer that is unclear staff know already. */
export const heldByVendor = (ctx: Ctx, before: Date, roundBefore: Date): Promise<HeldAtVendor[]> =>
  ctx.db.query<HeldAtVendor>(
    `SELECT p.site_id AS "siteId", p.vendor_code AS "vendorCode", count(*)::int AS members, sum(p.amount)::bigint AS amount, min(p.left_at) AS since,
       (array_agg(coalesce(p.problem, '') ORDER BY p.left_at))[1] AS problem
     FROM games.vendor_purse p
     WHERE p.status = 'leaving' AND p.left_at <= CASE WHEN p.problem = $3 THEN $2::timestamptz ELSE $1::timestamptz END
       AND NOT EXISTS (SELECT FROM games.transfer t WHERE t.site_id = p.site_id AND t.member_id = p.member_id AND t.status = 'sent')
     GROUP BY p.site_id, p.vendor_code ORDER BY p.site_id, p.vendor_code`,
    [before, roundBefore, OPEN_ROUND],
  )
