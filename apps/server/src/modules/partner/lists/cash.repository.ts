import type { CashStatus, CashType } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Whose } from './whose.ts'

export type ListedRequest = {
  cashIdx: number
  memberId: number
  cashType: CashType
  amount: number
  status: CashStatus
  reason: string | null
  createdAt: Date
}
export type RequestFilter = { cashType: CashType | ''; before: number }

const ROW = `r.cash_idx AS "cashIdx", r.member_id AS "memberId", r.cash_type AS "cashType", r.amount, r.status, r.reason, r.created_at AS "createdAt"`

/** Where the newest so many requests of the site behind one end; 0 where there are no more. */
export const findStretchEnd = async (ctx: Ctx, before: number, requests: number): Promise<number> => {
  const [row] = await ctx.db.query<{ first: number; count: number }>(
    `SELECT min(cash_idx)::bigint AS first, count(*)::int AS count
     FROM (SELECT cash_idx FROM cashier.request_view WHERE site_id = $1 AND cash_idx < $2 ORDER BY cash_idx DESC LIMIT $3) r`,
    [ctx.siteId, before, requests],
  )
  return row && row.count === requests ? row.first : 0
}

/** Of a subtree, among the site's requests from `from` on. */
export const findInStretch = (
  ctx: Ctx,
  aboveId: number,
  { cashType, before }: RequestFilter,
  from: number,
  limit: number,
) =>
  ctx.db.query<ListedRequest>(
    `SELECT ${ROW} FROM cashier.request_view r
     JOIN partner.place p ON p.site_id = r.site_id AND p.member_id = r.member_id
     JOIN partner.below b ON b.site_id = p.site_id AND b.above_id = $2 AND b.partner_id = p.partner_id
     WHERE r.site_id = $1 AND r.cash_idx < $3 AND r.cash_idx >= $4 AND ($5 = '' OR r.cash_type = $5) ORDER BY r.cash_idx DESC LIMIT $6`,
    [ctx.siteId, aboveId, before, from, cashType, limit],
  )

/** Each member's newest. */
export const findByMember = (
  ctx: Ctx,
  { aboveId, memberId }: Whose,
  { cashType, before }: RequestFilter,
  limit: number,
) =>
  ctx.db.query<ListedRequest>(
    `SELECT r.* FROM partner.below b
     JOIN partner.place p ON p.site_id = b.site_id AND p.partner_id = b.partner_id AND ($6 = 0 OR p.member_id = $6)
     CROSS JOIN LATERAL (SELECT ${ROW} FROM cashier.request_view r
       WHERE r.site_id = $1 AND r.member_id = p.member_id AND r.cash_idx < $3 AND ($4 = '' OR r.cash_type = $4) ORDER BY r.cash_idx DESC LIMIT $5) r
     WHERE b.site_id = $1 AND b.above_id = $2 ORDER BY r."cashIdx" DESC LIMIT $5`,
    [ctx.siteId, aboveId, before, cashType, limit, memberId],
  )
