import type { Ctx } from '../../platform/context.ts'
import type { OptionChangeTable } from './tables.ts'
import './tables.ts'

export type OptionChange = Omit<OptionChangeTable, 'site_id'>
const COLUMNS = ['name', 'version', 'before', 'after', 'is_standard', 'staff_name', 'reason', 'changed_at'] as const

/** The number of the option's last change; 0 where there was none. */
export const optionVersion = async (ctx: Ctx, name: string): Promise<number> => {
  const [row] = await ctx.db.query<{ version: number }>(
    'SELECT coalesce(max(version), 0)::int AS version FROM site.option_change WHERE site_id = $1 AND name = $2',
    [ctx.siteId, name],
  )
  return row?.version ?? 0
}

export const insertOptionChange = (ctx: Ctx, change: Omit<OptionChange, 'changed_at'>) =>
  ctx.db.query(
    `INSERT INTO site.option_change (site_id, name, version, before, after, is_standard, staff_name, reason, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ctx.siteId,
      change.name,
      change.version,
      JSON.stringify(change.before),
      JSON.stringify(change.after),
      change.is_standard,
      change.staff_name,
      change.reason,
      ctx.now,
    ],
  )

/** The last change of every option that was ever changed. */
export const lastOptionChanges = (ctx: Ctx): Promise<OptionChange[]> =>
  ctx.db.kysely
    .selectFrom('site.option_change')
    .select(COLUMNS)
    .distinctOn('name')
    .where('site_id', '=', ctx.siteId)
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute()

/** Of one option, the newest first. */
export const findOptionChanges = (ctx: Ctx, name: string, most: number): Promise<OptionChange[]> =>
  ctx.db.kysely
    .selectFrom('site.option_change')
    .select(COLUMNS)
    .where('site_id', '=', ctx.siteId)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(most)
    .execute()
