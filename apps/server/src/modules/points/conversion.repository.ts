import type { Ctx } from '../../platform/context.ts'

export type Conversion = { amount: number; cash: number; pointsAfter: number; cashAfter: number }

export const findConversion = async (
  ctx: Ctx,
  memberId: number,
  requestKey: string,
): Promise<Conversion | undefined> => {
  const [row] = await ctx.db.query<Conversion>(
    `SELECT amount, cash, points_after AS "pointsAfter", cash_after AS "cashAfter" FROM points.conversion
     WHERE site_id = $1 AND member_id = $2 AND request_key = $3`,
    [ctx.siteId, memberId, requestKey],
  )
  return row
}

/** On that day in Seoul. */
export const countConversions = async (ctx: Ctx, memberId: number, day: string): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM points.conversion WHERE site_id = $1 AND member_id = $2 AND day = $3::date',
    [ctx.siteId, memberId, day],
  )
  return row?.count ?? 0
}

export const insertConversion = (
  ctx: Ctx,
  memberId: number,
  { requestKey, day, amount, cash, pointsAfter, cashAfter }: Conversion & { requestKey: string; day: string },
) =>
  ctx.db.query(
    `INSERT INTO points.conversion (site_id, member_id, request_key, day, amount, cash, points_after, cash_after, created_at)
     VALUES ($1, $2, $3, $4::date, $5, $6, $7, $8, $9)`,
    [ctx.siteId, memberId, requestKey, day, amount, cash, pointsAfter, cashAfter, ctx.now],
  )
