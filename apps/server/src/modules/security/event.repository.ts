import type { SecurityKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type EventFilter = { kind: SecurityKind | ''; address: string; subject: string; page: number; size: number }
type EventRow = {
  event_id: number
  kind: SecurityKind
  subject: string
  detail: string
  address: string
  count: number
  first_at: Date
  last_at: Date
}

/** Of this site, and of none (0). */
export const findSecurityEvents = async (
  ctx: Ctx,
  filter: EventFilter,
): Promise<{ rows: EventRow[]; total: number }> => {
  const matching = `FROM platform.security_event_view WHERE site_id IN ($1, 0) AND ($2 = '' OR kind = $2)
    AND starts_with(address, $3) AND starts_with(subject, $4)`
  const values = [ctx.siteId, filter.kind, filter.address, filter.subject]
  const [counted] = await ctx.db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, values)
  const rows = await ctx.db.query<EventRow>(
    `SELECT event_id, kind, subject, detail, address, count, first_at, last_at ${matching}
     ORDER BY last_at DESC, event_id DESC LIMIT $5 OFFSET $6`,
    [...values, filter.size, (filter.page - 1) * filter.size],
  )
  return { rows, total: counted?.total ?? 0 }
}
