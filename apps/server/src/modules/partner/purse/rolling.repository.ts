import type { Ctx } from '../../../platform/context.ts'

/** A part of the statement that adds to `partner.earned`: `rows` has its columns. */
export const addDueRolling = (rows: string): string =>
  `INSERT INTO partner.rolling_due AS d (site_id, day, holder_id, amount)
   SELECT $1::bigint, day, holder_id, sum(rolling) FROM ${rows} GROUP BY 2, 3 HAVING sum(rolling) <> 0 ORDER BY 2, 3
   ON CONFLICT (site_id, day, holder_id) DO UPDATE SET amount = d.amount + EXCLUDED.amount`

export type DueRolling = { holderId: number; day: string; amount: number }

/** Takes off what was accrued on days before `before` (undefined: on any) and is in no purse yet, of some days and holders at a time. The same transaction books it. */
export const takeDueRolling = (ctx: Ctx, before: string | undefined, most: number): Promise<DueRolling[]> =>
  ctx.db.query<DueRolling>(
    `DELETE FROM partner.rolling_due d USING (
       SELECT day, holder_id FROM partner.rolling_due WHERE site_id = $1 AND day < coalesce($2::date, 'infinity') ORDER BY day, holder_id LIMIT $3 FOR UPDATE) t
     WHERE d.site_id = $1 AND d.day = t.day AND d.holder_id = t.holder_id
     RETURNING d.holder_id AS "holderId", to_char(d.day, 'YYYY-MM-DD') AS day, d.amount`,
    [ctx.siteId, before ?? null, most],
  )

export const hasDueRolling = async (ctx: Ctx, before: string | undefined): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT FROM partner.rolling_due WHERE site_id = $1 AND day < coalesce($2::date, 'infinity') LIMIT 1`,
    [ctx.siteId, before ?? null],
  )
  return rows.length > 0
}

/** Of a holder, by day: accrued, and in no purse yet. */
export const sumDueRolling = async (ctx: Ctx, holderId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ sum: number }>(
    'SELECT coalesce(sum(amount), 0)::bigint AS sum FROM partner.rolling_due WHERE site_id = $1 AND holder_id = $2',
    [ctx.siteId, holderId],
  )
  return row?.sum ?? 0
}

export const findSitesWithDueRolling = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db.query<{ id: number }>(
    `SELECT s.site_id AS id FROM (SELECT DISTINCT site_id FROM partner.node) s
     WHERE EXISTS (SELECT FROM partner.rolling_due d WHERE d.site_id = s.site_id)`,
  )
  return rows.map(({ id }) => id)
}
