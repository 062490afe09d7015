import type { Ctx } from '../../platform/context.ts'

/** A session, and when it was seen. Of staff the site is not asked for: their accounts belong to none. */
export type Seen = { siteId: number; sessionId: number; at: Date }

const columnsOf = (seen: readonly Seen[]) => [
  seen.map(({ siteId }) => siteId),
  seen.map(({ sessionId }) => sessionId),
  seen.map(({ at }) => at),
]

/** An earlier instant than the one that is stored changes nothing. */
export const writeSeenMembers = async (ctx: Ctx, seen: readonly Seen[]): Promise<void> => {
  if (seen.length === 0) return
  await ctx.db.query(
    `UPDATE identity.session s SET last_seen_at = u.seen_at
     FROM unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) AS u (site_id, session_id, seen_at)
     WHERE s.site_id = u.site_id AND s.session_id = u.session_id AND s.last_seen_at < u.seen_at`,
    columnsOf(seen),
  )
}

export const writeSeenStaff = async (ctx: Ctx, seen: readonly Seen[]): Promise<void> => {
  if (seen.length === 0) return
  await ctx.db.query(
    `UPDATE identity.staff_session s SET last_seen_at = u.seen_at
     FROM unnest($1::bigint[], $2::timestamptz[]) AS u (session_id, seen_at)
     WHERE s.session_id = u.session_id AND s.last_seen_at < u.seen_at`,
    columnsOf(seen).slice(1),
  )
}
