import type { Ctx } from '../../platform/context.ts'

/** Of an hour. The row stays locked until the transaction ends. Answers how many there are now. */
export const addTry = async (ctx: Ctx, who: string, hour: Date): Promise<number> => {
  const [row] = await ctx.db.query<{ tries: number }>(
    `INSERT INTO coupons.attempt AS a (site_id, who, hour, tries) VALUES ($1, $2, $3, 1)
     ON CONFLICT (site_id, who, hour) DO UPDATE SET tries = a.tries + 1 RETURNING tries`,
    [ctx.siteId, who, hour],
  )
  return row?.tries ?? 0
}

export const forgiveTry = (ctx: Ctx, who: string, hour: Date) =>
  ctx.db.query(
    'UPDATE coupons.attempt SET tries = tries - 1 WHERE site_id = $1 AND who = $2 AND hour = $3 AND tries > 0',
    [ctx.siteId, who, hour],
  )

/** Of every site. */
export const deleteTries = (ctx: Ctx, before: Date) =>
  ctx.db.query('DELETE FROM coupons.attempt WHERE hour < $1', [before])
