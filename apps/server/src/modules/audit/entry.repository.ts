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

export type EntryFilter = { action: string; staff: string; target: string; page: number; size: number }

export const findEntries = async (ctx: Ctx, filter: EntryFilter) => {
  let matching = ctx.db.kysely.selectFrom('audit.entry').where('site_id', '=', ctx.siteId)
  if (filter.action) matching = matching.where('action', 'like', `${likeText(filter.action)}%`)
  if (filter.staff) matching = matching.where('staff_name', 'ilike', `%${likeText(filter.staff)}%`)
  if (filter.target) matching = matching.where('target', 'like', `${likeText(filter.target)}%`)
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('entry_id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
  return { rows, total }
}

const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
