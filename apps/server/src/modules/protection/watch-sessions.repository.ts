import type { Ctx } from '../../platform/context.ts'

const IS_DUE = 'due_at <= $1 AND due_said_at IS NULL AND due_at IS NOT NULL'

export const findSitesWithDueChecks = async (ctx: Ctx): Promise<number[]> =>
  (
    await ctx.db.query<{ siteId: number }>(
      `SELECT DISTINCT site_id AS "siteId" FROM protection.session WHERE ${IS_DUE}`,
      [ctx.now],
    )
  ).map(({ siteId }) => siteId)

/** Members of the site whose check is due and who were not told. A session that ended meanwhile is done with, too. */
export const takeDueChecks = async (ctx: Ctx): Promise<number[]> => {
  const taken = await ctx.db.query<{ memberId: number; isOpen: boolean }>(
    `UPDATE protection.session p SET due_said_at = $1 WHERE site_id = $2 AND ${IS_DUE}
     RETURNING member_id AS "memberId", EXISTS (SELECT FROM identity.session_view s
       WHERE s.site_id = p.site_id AND s.member_id = p.member_id AND s.session_id = p.session_id AND s.ended_at IS NULL AND s.expires_at > $1) AS "isOpen"`,
    [ctx.now, ctx.siteId],
  )
  return taken.flatMap(({ memberId, isOpen }) => (isOpen ? [memberId] : []))
}

export type TimedSession = { siteId: number; memberId: number; sessionId: number; createdAt: Date }
/** Open sessions of members, of any site, whose time is limited. */
export const findTimedSessions = (ctx: Ctx): Promise<TimedSession[]> =>
  ctx.db.query<TimedSession>(
    `SELECT s.site_id AS "siteId", s.member_id AS "memberId", s.session_id AS "sessionId", s.created_at AS "createdAt"
     FROM (SELECT DISTINCT site_id, member_id FROM protection.member_limit WHERE kind = 'session') timed
     JOIN identity.session_view s ON s.site_id = timed.site_id AND s.member_id = timed.member_id AND s.ended_at IS NULL
     WHERE s.expires_at > $1`,
    [ctx.now],
  )

/** False where it was warned already. */
export const saveWarned = async (ctx: Ctx, sessionId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    'UPDATE protection.session SET warned_at = $3 WHERE site_id = $1 AND session_id = $2 AND warned_at IS NULL RETURNING 1',
    [ctx.siteId, sessionId, ctx.now],
  )
  return rows.length > 0
}
