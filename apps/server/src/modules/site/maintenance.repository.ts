import type { Ctx } from '../../platform/context.ts'
import type { Window } from './maintenance.rules.ts'
import type { Texts } from './tables.ts'

export type PlannedMaintenance = Window & { reason: Texts }

const planned = (row?: {
  start_at: Date | null
  end_at: Date | null
  reason: Texts | null
}): PlannedMaintenance | undefined =>
  row?.start_at && row.end_at && row.reason
    ? { startAt: row.start_at, endAt: row.end_at, reason: row.reason }
    : undefined

export const readMaintenance = async (ctx: Ctx): Promise<PlannedMaintenance | undefined> =>
  planned(
    await ctx.db.kysely
      .selectFrom('site.maintenance')
      .select(['start_at', 'end_at', 'reason'])
      .where('site_id', '=', ctx.siteId)
      .executeTakeFirst(),
  )

/** Locks the site's row, so that two staff change it one after the other. */
export const lockMaintenance = async (ctx: Ctx): Promise<PlannedMaintenance | undefined> => {
  await ctx.db.query('INSERT INTO site.maintenance (site_id) VALUES ($1) ON CONFLICT DO NOTHING', [ctx.siteId])
  const row = await ctx.db.kysely
    .selectFrom('site.maintenance')
    .select(['start_at', 'end_at', 'reason'])
    .where('site_id', '=', ctx.siteId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return planned(row)
}

export const writeMaintenance = async (ctx: Ctx, next: PlannedMaintenance | undefined): Promise<void> => {
  await ctx.db.kysely
    .updateTable('site.maintenance')
    .set({ start_at: next?.startAt ?? null, end_at: next?.endAt ?? null, reason: next?.reason ?? null })
    .where('site_id', '=', ctx.siteId)
    .execute()
}

/** Of every site: those whose announced state is out of date. */
export const sitesToAnnounce = async (ctx: Ctx): Promise<number[]> =>
  (
    await ctx.db.named<{ site_id: number }>(
      'site.maintenance_to_announce',
      `SELECT site_id FROM site.maintenance WHERE is_announced <> coalesce(reason IS NOT NULL AND start_at <= $1 AND $1 < end_at, false)`,
      [ctx.now],
    )
  ).map(({ site_id }) => site_id)

/** True for the one caller, of any process, that finds the announced state out of date. */
export const flipAnnounced = async (ctx: Ctx, isNow: boolean): Promise<boolean> => {
  const flipped = await ctx.db.query(
    'UPDATE site.maintenance SET is_announced = $2 WHERE site_id = $1 AND is_announced <> $2 RETURNING site_id',
    [ctx.siteId, isNow],
  )
  return flipped.length > 0
}
