import type { Ctx } from '../../platform/context.ts'

export type Attended = { day: string; streak: number; points: number; spins: number; isFull: boolean }
const COLUMNS = `to_char(day, 'YYYY-MM-DD') AS day, streak, points, spins, is_full AS "isFull"`

/** Both days inclusive, in their order. */
export const findDays = (ctx: Ctx, memberId: number, from: string, until: string): Promise<Attended[]> =>
  ctx.db.query<Attended>(
    `SELECT ${COLUMNS} FROM attendance.day WHERE site_id = $1 AND member_id = $2 AND day BETWEEN $3::date AND $4::date ORDER BY day`,
    [ctx.siteId, memberId, from, until],
  )

export const longestStreak = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ streak: number }>(
    'SELECT streak FROM attendance.day WHERE site_id = $1 AND member_id = $2 ORDER BY streak DESC LIMIT 1',
    [ctx.siteId, memberId],
  )
  return row?.streak ?? 0
}

/** False where the member attended on that day already. */
export const insertDay = async (
  ctx: Ctx,
  memberId: number,
  { day, version, streak, points, spins, isFull }: Attended & { version: number },
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO attendance.day (site_id, member_id, day, version, streak, points, is_full, spins, attended_at)
     VALUES ($1, $2, $3::date, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING day`,
    [ctx.siteId, memberId, day, version, streak, points, isFull, spins, ctx.now],
  )
  return rows.length > 0
}

export type DayFigures = { day: string; members: number; points: number; full: number; spins: number }

/** The newest first, without test accounts. */
export const sumDays = (ctx: Ctx, from: string): Promise<DayFigures[]> =>
  ctx.db.query<DayFigures>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, count(*) AS members, sum(points)::bigint AS points, count(*) FILTER (WHERE is_full) AS full, sum(spins)::bigint AS spins
     FROM attendance.day d WHERE site_id = $1 AND day >= $2::date
       AND NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = d.site_id AND t.member_id = d.member_id)
     GROUP BY d.day ORDER BY d.day DESC`,
    [ctx.siteId, from],
  )
