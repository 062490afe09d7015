import type { StaffCtx } from '../../platform/context.ts'
import { pageBehind, placeOf, placeText } from '../../platform/place.ts'
import { type EventFilter, findSecurityEvents } from './event.repository.ts'

type Asked = EventFilter & { before: string; size: number }

export const listSecurityEvents = async (ctx: StaffCtx, { before, size, ...filter }: Asked) => {
  const found = await findSecurityEvents(ctx, filter, size + 1, placeOf(before, 2))
  const { rows, next } = pageBehind(found, size, (row) => placeText(row.last_at.getTime(), row.event_id))
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
