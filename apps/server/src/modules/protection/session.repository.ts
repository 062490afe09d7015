import type { Ctx } from '../../platform/context.ts'
import { seoulDay } from '../../platform/seoul-time.ts'

export type SessionRow = { startedAt: Date; checkedAt: Date; dueAt: Date | null }

/** Notes what was staked and paid on this day before. */
export const insertSession = (ctx: Ctx, memberId: number, sessionId: number, dueAt: Date | null) =>
  ctx.db.query(
    `INSERT INTO protection.session (site_id, session_id, member_id, started_at, started_day, staked, paid, checked_at, due_at)
     SELECT $1, $2, $3, $4, $5::date, coalesce(sum(staked), 0), coalesce(sum(paid), 0), $4, $6
     FROM wagers.member_day_view WHERE site_id = $1 AND member_id = $3 AND day = $5::date
     ON CONFLICT DO NOTHING`,
    [ctx.siteId, sessionId, memberId, ctx.now, seoulDay(ctx.now), dueAt],
  )

export const findSession = async (ctx: Ctx, sessionId: number): Promise<SessionRow | undefined> => {
  const [row] = await ctx.db.query<SessionRow>(
    'SELECT started_at AS "startedAt", checked_at AS "checkedAt", due_at AS "dueAt" FROM protection.session WHERE site_id = $1 AND session_id = $2',
    [ctx.siteId, sessionId],
  )
  return row
}

export type Net = { sinceLogin: number; today: number }
/** Payouts less stakes, of this login and of the day. */
export const readNet = async (ctx: Ctx, memberId: number, sessionId: number): Promise<Net> => {
  const [row] = await ctx.db.query<Net>(
    `SELECT coalesce(sum(d.paid - d.staked), 0)::bigint - coalesce(max(s.paid - s.staked), 0)::bigint AS "sinceLogin",
       coalesce(sum(d.paid - d.staked) FILTER (WHERE d.day >= $4::date), 0)::bigint AS today
     FROM (SELECT coalesce(max(started_day), $4::date) AS started_day, max(staked) AS staked, max(paid) AS paid
       FROM protection.session WHERE site_id = $1 AND session_id = $3) s
     LEFT JOIN wagers.member_day_view d ON d.site_id = $1 AND d.member_id = $2 AND d.day >= s.started_day`,
    [ctx.siteId, memberId, sessionId, seoulDay(ctx.now)],
  )
  return row ?? { sinceLogin: 0, today: 0 }
}

export const saveDue = (ctx: Ctx, sessionId: number, checkedAt: Date, dueAt: Date | null) =>
  ctx.db.query(
    `UPDATE protection.session SET checked_at = $3, due_at = $4, due_said_at = CASE WHEN due_at IS DISTINCT FROM $4 THEN NULL ELSE due_said_at END
     WHERE site_id = $1 AND session_id = $2`,
    [ctx.siteId, sessionId, checkedAt, dueAt],
  )

export const insertRealityCheck = (ctx: Ctx, memberId: number, sessionId: number, { sinceLogin, today }: Net) =>
  ctx.db.query(
    `INSERT INTO protection.reality_check (site_id, member_id, session_id, acknowledged_at, net_since_login, net_of_day) VALUES ($1, $2, $3, $4, $5, $6)`,
    [ctx.siteId, memberId, sessionId, ctx.now, sinceLogin, today],
  )

/** What the member chose; undefined: nothing. */
export const findChosenMinutes = async (ctx: Ctx, memberId: number): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ minutes: number }>(
    'SELECT reality_minutes AS minutes FROM protection.setting WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return row?.minutes
}

export const saveChosenMinutes = (ctx: Ctx, memberId: number, minutes: number) =>
  ctx.db.query(
    `INSERT INTO protection.setting (site_id, member_id, reality_minutes) VALUES ($1, $2, $3)
     ON CONFLICT (site_id, member_id) DO UPDATE SET reality_minutes = excluded.reality_minutes`,
    [ctx.siteId, memberId, minutes],
  )

export const deleteOldSessions = async (ctx: Ctx, before: Date): Promise<void> => {
  await ctx.db.query('DELETE FROM protection.session WHERE started_at < $1', [before])
}
