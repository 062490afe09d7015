import type { Ctx, Staff, StaffCtx, System } from '../../platform/context.ts'
import { type EntryFilter, findEntries, insertEntry } from './entry.repository.ts'
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

export const listEntries = async (ctx: StaffCtx, filter: EntryFilter) => {
  const { rows, total } = await findEntries(ctx, filter)
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
    total,
    page: filter.page,
    size: filter.size,
  }
}
