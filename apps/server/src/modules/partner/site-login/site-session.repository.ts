import type { PartnerRight, PartnerTier } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type FoundSiteSession = {
  sessionId: number
  partnerId: number
  lastSeenAt: Date
  expiresAt: Date
  tier: PartnerTier
  /** Null: the partner itself. */
  employeeId: number | null
  name: string
  rights: PartnerRight[] | null
}

const OPEN = `SELECT s.session_id AS "sessionId", s.partner_id AS "partnerId", s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt", m.tier,
    s.employee_id AS "employeeId", coalesce(e.name, '') AS name, e.rights
  FROM partner.site_session s
  JOIN identity.member_view m ON m.site_id = s.site_id AND m.member_id = s.partner_id AND m.status = 'active' AND m.tier <> 'NORMAL'
  LEFT JOIN partner.employee e ON e.site_id = s.site_id AND e.employee_id = s.employee_id AND e.locked_at IS NULL AND e.removed_at IS NULL
  WHERE s.site_id = $1 AND s.ended_at IS NULL AND (s.employee_id IS NULL OR e.employee_id IS NOT NULL)`

/** Asked by every call and never remembered, with what the account is now: a session ends for all processes at once. Undefined where it has ended, or who logged in is let in no more. */
export const findSiteSession = async (ctx: Ctx, tokenHash: Buffer): Promise<FoundSiteSession | undefined> =>
  (await ctx.db.query<FoundSiteSession>(`${OPEN} AND s.token_hash = $2`, [ctx.siteId, tokenHash]))[0]

/** The same by its number; undefined also where its time is over. */
export const findOpenSession = async (ctx: Ctx, sessionId: number): Promise<FoundSiteSession | undefined> => {
  const [row] = await ctx.db.query<FoundSiteSession>(`${OPEN} AND s.session_id = $2 AND s.expires_at > $3`, [
    ctx.siteId,
    sessionId,
    ctx.now,
  ])
  return row
}

/** Nobody ends it until the transaction ends; false where it has ended. */
export const holdSession = async (ctx: Ctx, sessionId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    'SELECT FROM partner.site_session WHERE site_id = $1 AND session_id = $2 AND ended_at IS NULL FOR SHARE',
    [ctx.siteId, sessionId],
  )
  return rows.length > 0
}

type NewSession = { partnerId: number; employeeId: number | null; tokenHash: Buffer; expiresAt: Date }

export const insertSiteSession = async (
  ctx: Ctx,
  { partnerId, employeeId, tokenHash, expiresAt }: NewSession,
): Promise<number> => {
  const [row] = await ctx.db.query<{ sessionId: number }>(
    `INSERT INTO partner.site_session (site_id, partner_id, employee_id, token_hash, created_at, last_seen_at, expires_at, ip, user_agent)
     VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8) RETURNING session_id AS "sessionId"`,
    [ctx.siteId, partnerId, employeeId, tokenHash, ctx.now, expiresAt, ctx.ip, ctx.userAgent],
  )
  return row?.sessionId ?? 0
}

export type ListedSession = {
  sessionId: number
  employeeId: number | null
  employee: string
  rights: PartnerRight[] | null
  ip: string
  userAgent: string
  createdAt: Date
  lastSeenAt: Date
}
const MOST_LISTED = 200

/** Of the partner and its employees, those that are open, the newest first. `seenSince`: idle ones are over. */
export const listSiteSessions = (ctx: Ctx, partnerId: number, seenSince: Date): Promise<ListedSession[]> =>
  ctx.db.query<ListedSession>(
    `SELECT s.session_id AS "sessionId", s.employee_id AS "employeeId", coalesce(e.name, '') AS employee, e.rights, s.ip, s.user_agent AS "userAgent",
       s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt"
     FROM partner.site_session s LEFT JOIN partner.employee e ON e.site_id = s.site_id AND e.employee_id = s.employee_id
     WHERE s.site_id = $1 AND s.partner_id = $2 AND s.ended_at IS NULL AND s.expires_at > $3 AND s.last_seen_at > $4
     ORDER BY s.session_id DESC LIMIT ${MOST_LISTED}`,
    [ctx.siteId, partnerId, ctx.now, seenSince],
  )

export type ClosedSession = { sessionId: number; partnerId: number }
const CLOSED = 'RETURNING session_id AS "sessionId", partner_id AS "partnerId"'

export const closeSession = (ctx: Ctx, sessionId: number): Promise<ClosedSession[]> =>
  ctx.db.query<ClosedSession>(
    `UPDATE partner.site_session SET ended_at = $3 WHERE site_id = $1 AND session_id = $2 AND ended_at IS NULL ${CLOSED}`,
    [ctx.siteId, sessionId, ctx.now],
  )

/** Its own, or those of its employees, too. */
export const closeSessionsOfPartner = (ctx: Ctx, partnerId: number, withEmployees: boolean): Promise<ClosedSession[]> =>
  ctx.db.query<ClosedSession>(
    `UPDATE partner.site_session SET ended_at = $3 WHERE site_id = $1 AND partner_id = $2 AND (employee_id IS NULL OR $4) AND ended_at IS NULL ${CLOSED}`,
    [ctx.siteId, partnerId, ctx.now, withEmployees],
  )

/** All of an employee, or all but one. */
export const closeSessionsOfEmployee = (ctx: Ctx, employeeId: number, except: number): Promise<ClosedSession[]> =>
  ctx.db.query<ClosedSession>(
    `UPDATE partner.site_session SET ended_at = $3 WHERE site_id = $1 AND employee_id = $2 AND ended_at IS NULL AND session_id <> $4
       AND partner_id = (SELECT partner_id FROM partner.employee WHERE site_id = $1 AND employee_id = $2) ${CLOSED}`,
    [ctx.siteId, employeeId, ctx.now, except],
  )

/** A session, and when it was seen. */
export type SeenSession = { siteId: number; sessionId: number; at: Date }

/** An earlier instant than the one that is stored changes nothing. */
export const writeSeenSessions = (ctx: Ctx, seen: readonly SeenSession[]) =>
  ctx.db.query(
    `UPDATE partner.site_session s SET last_seen_at = u.seen_at
     FROM unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) AS u (site_id, session_id, seen_at)
     WHERE s.site_id = u.site_id AND s.session_id = u.session_id AND s.last_seen_at < u.seen_at`,
    [seen.map(({ siteId }) => siteId), seen.map(({ sessionId }) => sessionId), seen.map(({ at }) => at)],
  )

/** Of all sites. */
export const deleteOldSiteSessions = (ctx: Ctx, before: Date) =>
  ctx.db.query('DELETE FROM partner.site_session WHERE expires_at < $1', [before])
