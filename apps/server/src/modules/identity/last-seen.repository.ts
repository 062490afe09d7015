import type { Ctx } from '../../platform/context.ts'

export type SeenKind = 'member' | 'staff'

const statements: Readonly<Record<SeenKind, string>> = {
  member: `UPDATE identity.session s SET last_seen_at = u.seen_at FROM unnest($1::bigint[], $2::timestamptz[]) AS u (session_id, seen_at)
     WHERE s.session_id = u.session_id AND s.last_seen_at < u.seen_at`,
  staff: `UPDATE identity.staff_session s SET last_seen_at = u.seen_at FROM unnest($1::bigint[], $2::timestamptz[]) AS u (session_id, seen_at)
     WHERE s.session_id = u.session_id AND s.last_seen_at < u.seen_at`,
}

/** By session; an earlier instant than the one that is kept changes nothing. */
export const writeSeen = async (ctx: Ctx, kind: SeenKind, seen: ReadonlyMap<number, Date>): Promise<void> => {
  if (seen.size > 0) await ctx.db.query(statements[kind], [[...seen.keys()], [...seen.values()]])
}
