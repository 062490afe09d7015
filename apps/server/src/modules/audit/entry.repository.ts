import type { Ctx } from '../../platform/context.ts'
import './tables.ts'

export type NewEntry = {
  staffId: number
  staffName: string
  action: string
  target: string
  before: unknown
  after: unknown
}

export const insertEntry = async (ctx: Ctx, entry: NewEntry): Promise<void> => {
  await ctx.db.kysely
    .insertInto('audit.entry')
    .values({
      site_id: ctx.siteId,
      staff_id: entry.staffId,
      staff_name: entry.staffName,
      action: entry.action,
      target: entry.target,
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
      ip: ctx.ip,
      request_id: ctx.requestId,
      created_at: ctx.now,
    })
    .execute()
}

export type EntryFilter = { action: string; staff: string; target: string; before: number | undefined; limit: number }

/** Newest first, behind `before`. */
export const findEntries = (ctx: Ctx, filter: EntryFilter) => {
  let matching = ctx.db.kysely.selectFrom('audit.entry').where('site_id', '=', ctx.siteId)
  if (filter.action) matching = matching.where('action', 'like', `${likeText(filter.action)}%`)
  if (filter.staff) matching = matching.where('staff_name', 'ilike', `%${likeText(filter.staff)}%`)
  if (filter.target) matching = matching.where('target', 'like', `${likeText(filter.target)}%`)
  if (filter.before !== undefined) matching = matching.where('entry_id', '<', filter.before)
  return matching.selectAll().orderBy('entry_id', 'desc').limit(filter.limit).execute()
}

/** About exactly this target, the newest first; of one action where it is named. */
export const findEntriesAbout = (ctx: Ctx, target: string, most: number, action?: string) => {
  const about = ctx.db.kysely
    .selectFrom('audit.entry')
    .select(['staff_id', 'staff_name', 'action', 'before', 'after', 'created_at'])
    .where('site_id', '=', ctx.siteId)
    .where('target', '=', target)
  const matching = action === undefined ? about : about.where('action', '=', action)
  return matching.orderBy('entry_id', 'desc').limit(most).execute()
}

const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
