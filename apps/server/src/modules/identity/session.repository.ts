import type { PartnerTier } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { BatchedRead } from '../../platform/db/batched-reads.ts'
import type { SessionEnd } from './tables.ts'
import './tables.ts'

export type FoundSession = {
  member_id: number
  session_id: number
  socket_key: string
  expires_at: Date
  last_seen_at: Date
  end_reason: SessionEnd | null
  is_current: boolean
  retired_at: Date | null
  tier: PartnerTier
}

/**
 * By SHA-256 of the token in hexadecimal; asked by every call of every member, and never remembered: a session ends for everybody at once.
 * OFFSET 0 keeps the order, token, session, member, each by its key: a plan made while the tables were small began with all sessions of the site.
 */
export const findSession: BatchedRead<string, FoundSession | undefined> = async (db, siteId, tokenHashes) => {
  const rows = await db.named<FoundSession & { token_hash: string }>(
    'identity.sessions',
    `SELECT h.token_hash, s.member_id, s.session_id, s.socket_key, s.expires_at, s.last_seen_at, s.end_reason, t.is_current, t.retired_at, m.tier
     FROM unnest($1::text[]) AS h (token_hash)
     CROSS JOIN LATERAL (SELECT * FROM identity.session_token WHERE site_id = $2 AND token_hash = decode(h.token_hash, 'hex') OFFSET 0) t
     CROSS JOIN LATERAL (SELECT * FROM identity.session WHERE site_id = $2 AND session_id = t.session_id OFFSET 0) s
     CROSS JOIN LATERAL (SELECT tier FROM identity.member WHERE site_id = $2 AND member_id = s.member_id OFFSET 0) m`,
    [tokenHashes, siteId],
  )
  const found = new Map(rows.map((row) => [row.token_hash, row]))
  return tokenHashes.map((hash) => found.get(hash))
}

/** When it runs out, of sessions that nobody has ended. */
export const findOpenSession: BatchedRead<number, Date | undefined> = async (db, siteId, sessionIds) => {
  const rows = await db.named<{ session_id: number; expires_at: Date }>(
    'identity.open-sessions',
    `SELECT s.session_id, s.expires_at FROM unnest($1::bigint[]) AS asked (session_id)
     CROSS JOIN LATERAL (SELECT * FROM identity.session WHERE site_id = $2 AND session_id = asked.session_id OFFSET 0) s
     WHERE s.ended_at IS NULL`,
    [sessionIds, siteId],
  )
  const found = new Map(rows.map((row) => [row.session_id, row.expires_at]))
  return sessionIds.map((sessionId) => found.get(sessionId))
}

export type NewSession = { memberId: number; socketKey: string; tokenHash: Buffer; expiresAt: Date }

export const insertSession = async (ctx: Ctx, session: NewSession): Promise<number> => {
  const { session_id } = await ctx.db.kysely
    .insertInto('identity.session')
    .values({
      site_id: ctx.siteId,
      member_id: session.memberId,
      socket_key: session.socketKey,
      created_at: ctx.now,
      last_seen_at: ctx.now,
      expires_at: session.expiresAt,
      ip: ctx.ip,
      user_agent: ctx.userAgent,
      ended_at: null,
      end_reason: null,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow()
  await insertToken(ctx, session_id, session.tokenHash)
  return session_id
}

export const insertToken = (ctx: Ctx, sessionId: number, tokenHash: Buffer) =>
  ctx.db.kysely
    .insertInto('identity.session_token')
    .values({ site_id: ctx.siteId, session_id: sessionId, token_hash: tokenHash, issued_at: ctx.now, retired_at: null })
    .execute()

/** Ends every open session of the member, or all but one. Answers the ended ones' socket keys. */
export const endOpenSessions = async (
  ctx: Ctx,
  memberId: number,
  reason: SessionEnd,
  except = 0,
): Promise<string[]> => {
  const rows = await ctx.db.query<{ socket_key: string }>(
    `UPDATE identity.session SET ended_at = $3, end_reason = CASE WHEN expires_at <= $3 THEN 'expired' ELSE $4 END
     WHERE site_id = $1 AND member_id = $2 AND ended_at IS NULL AND session_id <> $5 RETURNING socket_key`,
    [ctx.siteId, memberId, ctx.now, reason, except],
  )
  return rows.map((row) => row.socket_key)
}

/** When it began; held until the transaction ends, so that refreshes come one after the other. Undefined when the session is over. */
export const lockOpenSession = async (ctx: Ctx, sessionId: number): Promise<Date | undefined> => {
  const rows = await ctx.db.query<{ created_at: Date }>(
    'SELECT created_at FROM identity.session WHERE site_id = $3 AND session_id = $1 AND ended_at IS NULL AND expires_at > $2 FOR UPDATE',
    [sessionId, ctx.now, ctx.siteId],
  )
  return rows[0]?.created_at
}

/** The current token of the session. */
export const retireToken = (ctx: Ctx, sessionId: number) =>
  ctx.db.query(
    'UPDATE identity.session_token SET is_current = false, retired_at = $2 WHERE site_id = $3 AND session_id = $1 AND is_current',
    [sessionId, ctx.now, ctx.siteId],
  )

export const extendSession = (ctx: Ctx, sessionId: number, expiresAt: Date) =>
  ctx.db.query(
    'UPDATE identity.session SET expires_at = $2, last_seen_at = $3 WHERE site_id = $4 AND session_id = $1',
    [sessionId, expiresAt, ctx.now, ctx.siteId],
  )

/** Long over: nobody asks about them any more. Their tokens go with them. */
export const deleteOldSessions = async (ctx: Ctx, before: Date): Promise<void> => {
  await ctx.db.query('DELETE FROM identity.session WHERE expires_at < $1', [before])
  await ctx.db.query('DELETE FROM identity.staff_session WHERE expires_at < $1', [before])
}

/** All of a member's, with their tokens. */
export const deleteSessionsOf = (ctx: Ctx, memberId: number) =>
  ctx.db.query('DELETE FROM identity.session WHERE site_id = $1 AND member_id = $2', [ctx.siteId, memberId])
