import type { Ctx } from '../../platform/context.ts'

type Moved = { count: number; sum: number }
export type Lifetime = { deposits: Moved; withdrawals: Moved }

/** All deposits and withdrawals ever completed. */
export const readLifetime = async (ctx: Ctx, memberId: number): Promise<Lifetime> => {
  const rows = await ctx.db.query<Moved & { cashType: 'deposit' | 'withdrawal' }>(
    `SELECT cash_type AS "cashType", count(*)::int AS count, sum(amount)::bigint AS sum FROM cashier.request_view
     WHERE site_id = $1 AND member_id = $2 AND status = 1 GROUP BY cash_type`,
    [ctx.siteId, memberId],
  )
  const of = (cashType: string): Moved => {
    const row = rows.find((one) => one.cashType === cashType)
    return { count: row?.count ?? 0, sum: row?.sum ?? 0 }
  }
  return { deposits: of('deposit'), withdrawals: of('withdrawal') }
}

/** Payouts less stakes by day (`YYYY-MM-DD`), of days with play alone. */
export const readNetByDay = async (ctx: Ctx, memberId: number, from: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await ctx.db.query<{ day: string; net: number }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(paid - staked)::bigint AS net FROM wagers.member_day_view
     WHERE site_id = $1 AND member_id = $2 AND day >= $3::date GROUP BY 1`,
    [ctx.siteId, memberId, from],
  )
  return new Map(rows.map(({ day, net }) => [day, net]))
}

/** Payouts less stakes ever. */
export const readNetOfPlay = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ net: number }>(
    'SELECT coalesce(sum(paid - staked), 0)::bigint AS net FROM wagers.member_day_view WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return row?.net ?? 0
}
