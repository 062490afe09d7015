import type { StaffCtx } from '../../platform/context.ts'
import { type EventFilter, findSecurityEvents } from './event.repository.ts'

export const listSecurityEvents = async (ctx: StaffCtx, filter: EventFilter) => {
  const { rows, total } = await findSecurityEvents(ctx, filter)
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
    total,
    page: filter.page,
    size: filter.size,
  }
}
