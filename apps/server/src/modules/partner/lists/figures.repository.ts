import type { RatedProduct } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

type Days = { from: string; until: string }

export type DayEarned = { day: string; product: RatedProduct; turnover: number; rolling: number }

/** A holder's own, by day and product. */
export const findDays = (ctx: Ctx, holderId: number, { from, until }: Days): Promise<DayEarned[]> =>
  ctx.db.query<DayEarned>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, product, turnover, rolling FROM partner.earned
     WHERE site_id = $1 AND holder_id = $2 AND day BETWEEN $3::date AND $4::date ORDER BY day`,
    [ctx.siteId, holderId, from, until],
  )

/** How lines of a settlement are added up. */
const KEYS = {
  day: `to_char(day, 'YYYY-MM-DD')`,
  branch: 'branch_id::text',
  product: 'product',
} as const
export type EarnedKey = keyof typeof KEYS
export type KeyedEarned = { key: string; turnover: number; rolling: number }
/** `branchId` null: all of them; 0: members who stood directly below. */
export type EarnedFilter = Days & { branchId: number | null; product: RatedProduct | '' }

/** What of a holder's own came through its branches. */
export const sumByKey = (ctx: Ctx, holderId: number, by: EarnedKey, { from, until, branchId, product }: EarnedFilter) =>
  ctx.db.query<KeyedEarned>(
    `SELECT ${KEYS[by]} AS key, sum(turnover)::bigint AS turnover, sum(rolling)::bigint AS rolling FROM partner.earned_branch
     WHERE site_id = $1 AND holder_id = $2 AND day BETWEEN $3::date AND $4::date AND ($5::bigint IS NULL OR branch_id = $5) AND ($6 = '' OR product = $6)
     GROUP BY 1`,
    [ctx.siteId, holderId, from, until, branchId, product],
  )

/** What came of members who stood directly below it. */
export const sumDirect = async (
  ctx: Ctx,
  holderId: number,
  { from, until }: Days,
): Promise<{ turnover: number; losses: number }> => {
  const [row] = await ctx.db.query<{ turnover: number; losses: number }>(
    `SELECT coalesce(sum(turnover), 0)::bigint AS turnover, coalesce(sum(losses), 0)::bigint AS losses FROM partner.earned_branch
     WHERE site_id = $1 AND holder_id = $2 AND day BETWEEN $3::date AND $4::date AND branch_id = 0`,
    [ctx.siteId, holderId, from, until],
  )
  return row ?? { turnover: 0, losses: 0 }
}

export type CashSums = { branchId: number; deposits: number; withdrawals: number }

/** Completed deposits and withdrawals of the members below, by branch. */
export const sumCash = (ctx: Ctx, holderId: number, { from, until }: Days): Promise<CashSums[]> =>
  ctx.db.query<CashSums>(
    `SELECT branch_id AS "branchId", sum(deposits)::bigint AS deposits, sum(withdrawals)::bigint AS withdrawals FROM partner.cash_day
     WHERE site_id = $1 AND holder_id = $2 AND day BETWEEN $3::date AND $4::date GROUP BY 1`,
    [ctx.siteId, holderId, from, until],
  )

/** Names of those of these partners who stand below one now. */
export const findBranchNames = async (
  ctx: Ctx,
  aboveId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await ctx.db.query<{ partnerId: number; memId: string }>(
    `SELECT b.partner_id AS "partnerId", v.mem_id AS "memId" FROM partner.below b
     JOIN identity.downline_view v ON v.site_id = b.site_id AND v.member_id = b.partner_id
     WHERE b.site_id = $1 AND b.above_id = $2 AND b.partner_id = ANY ($3::bigint[])`,
    [ctx.siteId, aboveId, ids],
  )
  return new Map(rows.map(({ partnerId, memId }) => [partnerId, memId]))
}
