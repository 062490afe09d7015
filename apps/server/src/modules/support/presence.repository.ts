import type { Ctx } from '../../platform/context.ts'

const STAYS_S = 75

export const noteThere = (ctx: Ctx, staffId: number) =>
  ctx.db.query(
    `INSERT INTO support.presence (site_id, staff_id, until) VALUES ($1, $2, $3::timestamptz + make_interval(secs => $4))
     ON CONFLICT (site_id, staff_id) DO UPDATE SET until = excluded.until`,
    [ctx.siteId, staffId, ctx.now, STAYS_S],
  )

/** Who of the staff is at the desk now. */
export const findThere = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db.query<{ staff_id: number }>(
    'SELECT staff_id FROM support.presence WHERE site_id = $1 AND until > $2 ORDER BY staff_id',
    [ctx.siteId, ctx.now],
  )
  return rows.map((row) => row.staff_id)
}
