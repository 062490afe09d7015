import type { Ctx } from '../../../platform/context.ts'

export type Conversion = { amount: number; commissionAfter: number; cashAfter: number }

export const findConversion = async (
  ctx: Ctx,
  partnerId: number,
  requestKey: string,
): Promise<Conversion | undefined> => {
  const [row] = await ctx.db.query<Conversion>(
    `SELECT amount, commission_after AS "commissionAfter", cash_after AS "cashAfter" FROM partner.conversion
     WHERE site_id = $1 AND partner_id = $2 AND request_key = $3`,
    [ctx.siteId, partnerId, requestKey],
  )
  return row
}

/** On that day in Seoul. */
export const countConversions = async (ctx: Ctx, partnerId: number, day: string): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM partner.conversion WHERE site_id = $1 AND partner_id = $2 AND day = $3::date',
    [ctx.siteId, partnerId, day],
  )
  return row?.count ?? 0
}

export const insertConversion = (
  ctx: Ctx,
  partnerId: number,
  { requestKey, day, amount, commissionAfter, cashAfter }: Conversion & { requestKey: string; day: string },
) =>
  ctx.db.query(
    `INSERT INTO partner.conversion (site_id, partner_id, request_key, day, amount, commission_after, cash_after, created_at)
     VALUES ($1, $2, $3, $4::date, $5, $6, $7, $8)`,
    [ctx.siteId, partnerId, requestKey, day, amount, commissionAfter, cashAfter, ctx.now],
  )
