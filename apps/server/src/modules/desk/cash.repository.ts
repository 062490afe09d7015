import type { Ctx } from '../../platform/context.ts'

export type CashSums = { deposits: number; withdrawals: number }

const SUMS = `coalesce(sum(amount) FILTER (WHERE cash_type = 'deposit'), 0)::bigint AS deposits,
  coalesce(sum(amount) FILTER (WHERE cash_type = 'withdrawal'), 0)::bigint AS withdrawals`

/** Completed on that day (`YYYY-MM-DD`, Asia/Seoul), of the whole site without its test accounts. Costs the same however many requests it has. */
export const cashOfDay = async (ctx: Ctx, day: string): Promise<CashSums> => {
  const [row] = await ctx.db.query<CashSums>(
    `SELECT ${SUMS} FROM (
       SELECT cash_type, amount FROM cashier.day_sum_view WHERE site_id = $1 AND day = $2::date
       UNION ALL SELECT r.cash_type, -r.amount FROM identity.test_member_view t
         JOIN cashier.request_view r ON r.site_id = t.site_id AND r.member_id = t.member_id
         WHERE t.site_id = $1 AND r.status = 1 AND r.handled_at >= $2::date::timestamp AT TIME ZONE 'Asia/Seoul'
           AND r.handled_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul') one`,
    [ctx.siteId, day],
  )
  return row ?? { deposits: 0, withdrawals: 0 }
}

export const cashOfMember = async (ctx: Ctx, memberId: number): Promise<CashSums> => {
  const [row] = await ctx.db.query<CashSums>(
    `SELECT ${SUMS} FROM cashier.request_view WHERE site_id = $1 AND member_id = $2 AND status = 1`,
    [ctx.siteId, memberId],
  )
  return row ?? { deposits: 0, withdrawals: 0 }
}

/** By day in Asia/Seoul (`YYYY-MM-DD`); days without cash are missing. */
export const cashDaysOfMember = async (ctx: Ctx, memberId: number, since: Date): Promise<Map<string, CashSums>> => {
  const rows = await ctx.db.query<CashSums & { day: string }>(
    `SELECT to_char(handled_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, ${SUMS}
     FROM cashier.request_view WHERE site_id = $1 AND member_id = $2 AND status = 1 AND handled_at >= $3 GROUP BY 1`,
    [ctx.siteId, memberId, since],
  )
  return new Map(rows.map((row) => [row.day, row]))
}
