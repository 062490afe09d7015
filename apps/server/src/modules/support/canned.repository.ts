import type { Ctx } from '../../platform/context.ts'
import type { Texts } from '../site/index.ts'

export type Canned = { cannedId: number; name: string; text: Texts }

export const findCanned = (ctx: Ctx): Promise<Canned[]> =>
  ctx.db.query<Canned>(
    'SELECT canned_id AS "cannedId", name, text FROM support.canned WHERE site_id = $1 ORDER BY lower(name)',
    [ctx.siteId],
  )

/** One of that name is replaced. False: the site has as many as it may. */
export const saveCanned = async (ctx: Ctx, { name, text }: Omit<Canned, 'cannedId'>, staffId: number, most: number) => {
  const rows = await ctx.db.query(
    `INSERT INTO support.canned (site_id, name, text, staff_id, changed_at)
     SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM support.canned WHERE site_id = $1 AND lower(name) <> lower($2)) < $6
     ON CONFLICT (site_id, lower(name)) DO UPDATE SET name = excluded.name, text = excluded.text, staff_id = excluded.staff_id, changed_at = excluded.changed_at
     RETURNING canned_id`,
    [ctx.siteId, name, text, staffId, ctx.now, most],
  )
  return rows.length > 0
}

export const deleteCanned = async (ctx: Ctx, cannedId: number): Promise<Canned | undefined> => {
  const [row] = await ctx.db.query<Canned>(
    'DELETE FROM support.canned WHERE site_id = $1 AND canned_id = $2 RETURNING canned_id AS "cannedId", name, text',
    [ctx.siteId, cannedId],
  )
  return row
}
