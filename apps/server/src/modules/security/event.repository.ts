import type { SecurityKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type EventFilter = { kind: SecurityKind | ''; address: string; subject: string }
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

/** One site's part of a page, in the order of its index. */
const partOf = (site: string): string =>
  `(SELECT event_id, kind, subject, detail, address, count, first_at, last_at FROM platform.security_event_view
    WHERE site_id = ${site} AND ($2 = '' OR kind = $2) AND starts_with(address, $3) AND starts_with(subject, $4)
      AND (last_at, event_id) < (coalesce($5::timestamptz, 'infinity'), $6::bigint) ORDER BY last_at DESC, event_id DESC LIMIT $7)`

/** Of this site, and of none (0): the newest first, behind `before`, an instant and an event. */
export const findSecurityEvents = (
  ctx: Ctx,
  filter: EventFilter,
  limit: number,
  [at, eventId = 0]: readonly number[] = [],
): Promise<EventRow[]> =>
  ctx.db.query<EventRow>(
    `SELECT * FROM (${partOf('$1')} UNION ALL ${partOf('0')}) found ORDER BY last_at DESC, event_id DESC LIMIT $7`,
    [ctx.siteId, filter.kind, filter.address, filter.subject, at === undefined ? null : new Date(at), eventId, limit],
  )
