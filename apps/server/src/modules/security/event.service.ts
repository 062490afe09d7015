import type { StaffCtx } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import { type EventFilter, findSecurityEvents } from './event.repository.ts'

type Asked = EventFilter & { before: string; size: number }

export const listSecurityEvents = async (ctx: StaffCtx, { before, size, ...filter }: Asked) => {
  const found = await findSecurityEvents(ctx, filter, size + 1, cursorOf(before, 2))
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.last_at.getTime(), row.event_id))
  return {
    rows: rows.map((row) => ({
      id: row.event_id,
      kind: row.kind,
      subject: row.subject,
      detail: row.detail,
      address: row.address,
      count: row.count,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    })),
    next,
  }
}
