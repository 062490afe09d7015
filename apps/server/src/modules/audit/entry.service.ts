import type { Ctx, Staff, StaffCtx, System } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import { type EntryFilter, findEntries, findEntriesAbout, insertEntry } from './entry.repository.ts'
import { withoutSecrets } from './entry.rules.ts'

/** `target` names what was changed as `<thing>:<id>`, `before` and `after` only what changed about it (null: it was not there). */
export type AuditNote = { action: string; target: string; before: unknown; after: unknown }

/** No account has this number: a command of the operator, or the product by itself. */
const SYSTEM_ID = 0

export const record = async (ctx: Ctx<Staff | System>, note: AuditNote): Promise<void> =>
  insertEntry(ctx, {
    ...(ctx.who.kind === 'staff'
      ? { staffId: ctx.who.staffId, staffName: ctx.who.name }
      : { staffId: SYSTEM_ID, staffName: `system: ${ctx.who.job}` }),
    action: note.action,
    target: note.target,
    before: withoutSecrets(note.before ?? null),
    after: withoutSecrets(note.after ?? null),
  })

type Asked = Omit<EntryFilter, 'before' | 'limit'> & { before: string; size: number }

export const listEntries = async (ctx: StaffCtx, { before, size, ...filter }: Asked) => {
  const found = await findEntries(ctx, { ...filter, before: cursorOf(before, 1)?.[0], limit: size + 1 })
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.entry_id))
  return {
    rows: rows.map((row) => ({
      id: row.entry_id,
      at: row.created_at.toISOString(),
      staffName: row.staff_name,
      action: row.action,
      target: row.target,
      before: row.before,
      after: row.after,
      ip: row.ip,
    })),
    next,
  }
}

export type EntryAbout = {
  at: Date
  staffId: number
  staffName: string
  action: string
  before: unknown
  after: unknown
}

/** What was done to one thing, the newest first; by one action alone where it is named. For modules that show it beside the thing; who reads all of it needs `audit.read`. */
export const entriesAbout = async (ctx: Ctx, target: string, most: number, action?: string): Promise<EntryAbout[]> =>
  (await findEntriesAbout(ctx, target, most, action)).map((row) => ({
    at: row.created_at,
    staffId: row.staff_id,
    staffName: row.staff_name,
    action: row.action,
    before: row.before,
    after: row.after,
  }))
