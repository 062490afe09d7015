import type { LevelCause } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { int8s, texts } from '../../platform/db/index.ts'

export type LevelChange = {
  memberId: number
  from: number
  to: number
  cause: LevelCause
  version?: number
  staffId?: number
  reason?: string
}

export const insertChanges = async (ctx: Ctx, changes: readonly LevelChange[]): Promise<void> => {
  if (changes.length === 0) return
  await ctx.db.client.query({
    name: 'levels.insert_changes',
    text: `INSERT INTO levels.change (site_id, member_id, from_level, to_level, cause, version, staff_id, reason, changed_at)
      SELECT $1, member_id, from_level, to_level, cause, version, staff_id, reason, $9
      FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
        AS c (member_id, from_level, to_level, cause, version, staff_id, reason)`,
    values: [
      ctx.siteId,
      int8s(changes, (c) => c.memberId),
      int8s(changes, (c) => c.from),
      int8s(changes, (c) => c.to),
      texts(changes, (c) => c.cause),
      int8s(changes, (c) => c.version),
      int8s(changes, (c) => c.staffId),
      texts(changes, (c) => c.reason ?? ''),
      ctx.now,
    ],
  })
}

export type ChangeRow = {
  from: number
  to: number
  cause: LevelCause
  staffId: number | null
  reason: string
  at: Date
}

export const findChanges = (ctx: Ctx, memberId: number, most: number): Promise<ChangeRow[]> =>
  ctx.db.query<ChangeRow>(
    `SELECT from_level AS "from", to_level AS "to", cause, staff_id AS "staffId", reason, changed_at AS at FROM levels.change
     WHERE site_id = $1 AND member_id = $2 ORDER BY change_id DESC LIMIT $3`,
    [ctx.siteId, memberId, most],
  )

/** Whether the nightly run leaves this member's level as it is. */
export const setFixed = async (ctx: Ctx, memberId: number, staffId: number, isFixed: boolean): Promise<void> => {
  const at = [ctx.siteId, memberId]
  if (isFixed)
    await ctx.db.query(
      `INSERT INTO levels.fixed (site_id, member_id, staff_id, fixed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (site_id, member_id) DO UPDATE SET staff_id = excluded.staff_id, fixed_at = excluded.fixed_at`,
      [...at, staffId, ctx.now],
    )
  else await ctx.db.query('DELETE FROM levels.fixed WHERE site_id = $1 AND member_id = $2', at)
}

export type MemberDay = { memberId: number; day: string }

/**
 * The level that each member had when this day of Seoul ended, or has where it has not ended yet: that of the last change before, else what the first change after it began
 * from, else the one of now.
 */
export const levelsAtEndOf = async (ctx: Ctx, asked: readonly MemberDay[]): Promise<number[]> => {
  const rows = await ctx.db.query<{ level: number }>(
    `SELECT coalesce(
       (SELECT to_level FROM levels.change c WHERE c.site_id = $1 AND c.member_id = a.member_id AND c.changed_at < a.until ORDER BY change_id DESC LIMIT 1),
       (SELECT from_level FROM levels.change c WHERE c.site_id = $1 AND c.member_id = a.member_id AND c.changed_at >= a.until ORDER BY change_id LIMIT 1),
       (SELECT level FROM identity.member_view m WHERE m.site_id = $1 AND m.member_id = a.member_id), 1) AS level
     FROM (SELECT member_id, (day + 1)::timestamp AT TIME ZONE 'Asia/Seoul' AS until, n
           FROM unnest($2::bigint[], $3::date[]) WITH ORDINALITY AS u (member_id, day, n)) a ORDER BY a.n`,
    [ctx.siteId, asked.map(({ memberId }) => memberId), asked.map(({ day }) => day)],
  )
  return rows.map(({ level }) => level)
}
