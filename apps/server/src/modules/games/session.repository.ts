import type { Ctx } from '../../platform/context.ts'
import type { BatchedRead } from '../../platform/db/batched-reads.ts'
import { tokenHash } from './operation-hash.rules.ts'
import type { EndReason } from './session.states.ts'

/** Two launches of one member, also at different vendors, come one after the other. */
export const lockMember = async (ctx: Ctx, memberId: number): Promise<void> => {
  await ctx.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `games.session:${ctx.siteId}:${memberId}`,
  ])
}

/** The member's id at the vendor, made at the first launch. */
export const playerIdOf = async (
  ctx: Ctx,
  vendorCode: string,
  memberId: number,
  fresh: string,
  currency: string,
): Promise<string> => {
  const [row] = await ctx.db.query<{ player_id: string }>(
    `WITH made AS (
       INSERT INTO games.player (vendor_code, player_id, site_id, member_id, currency, created_at) VALUES ($1, $2, $3, $4, $6, $5)
       ON CONFLICT DO NOTHING RETURNING player_id)
     SELECT player_id FROM made
     UNION ALL SELECT player_id FROM games.player WHERE site_id = $3 AND member_id = $4 AND vendor_code = $1`,
    [vendorCode, fresh, ctx.siteId, memberId, ctx.now, currency],
  )
  if (!row) throw new Error('a player was not written')
  return row.player_id
}

export const findPlayerId = async (ctx: Ctx, vendorCode: string, memberId: number): Promise<string | undefined> => {
  const [row] = await ctx.db.query<{ player_id: string }>(
    'SELECT player_id FROM games.player WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3',
    [ctx.siteId, memberId, vendorCode],
  )
  return row?.player_id
}

export type NewSession = {
  memberId: number
  vendorCode: string
  gameCode: string
  token: string
  language: string
  /** Nothing else may be open beside it. */
  isAlone: boolean
  expiresAt: Date
}

export const insertSession = async (ctx: Ctx, session: NewSession): Promise<number> => {
  const [row] = await ctx.db.query<{ session_id: number }>(
    `INSERT INTO games.session (site_id, member_id, vendor_code, game_code, token_hash, status, opened_at, expires_at, language, is_alone)
     VALUES ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9) RETURNING session_id`,
    [
      ctx.siteId,
      session.memberId,
      session.vendorCode,
      session.gameCode,
      tokenHash(session.token),
      ctx.now,
      session.expiresAt,
      session.language,
      session.isAlone,
    ],
  )
  if (!row) throw new Error('a game session was not written')
  return row.session_id
}

/** A vendor at which a game ended, and whom it knows there. */
export type EndedAt = { vendorCode: string; playerId: string }
const AT_VENDORS = `SELECT DISTINCT vendor_code AS "vendorCode", player_id AS "playerId"
  FROM ended JOIN games.player USING (site_id, member_id, vendor_code)`

/** Ends the member's open games, or only those that stand alone. */
export const endForNew = (ctx: Ctx, memberId: number, isAlone: boolean): Promise<EndedAt[]> =>
  ctx.db.query<EndedAt>(
    `WITH ended AS (
       UPDATE games.session SET status = 'ended', ended_at = $3, end_reason = 'replaced'
       WHERE site_id = $1 AND member_id = $2 AND status = 'open' AND (is_alone OR $4) RETURNING site_id, member_id, vendor_code)
     ${AT_VENDORS}`,
    [ctx.siteId, memberId, ctx.now, isAlone],
  )

/** Ends the member's open games, or only the one named. */
export const endOpenSession = (ctx: Ctx, memberId: number, reason: EndReason, sessionId?: number): Promise<EndedAt[]> =>
  ctx.db.query<EndedAt>(
    `WITH ended AS (
       UPDATE games.session SET status = 'ended', ended_at = $3, end_reason = $4
       WHERE site_id = $1 AND member_id = $2 AND status = 'open' AND ($5::bigint IS NULL OR session_id = $5)
       RETURNING site_id, member_id, vendor_code)
     ${AT_VENDORS}`,
    [ctx.siteId, memberId, ctx.now, reason, sessionId ?? null],
  )

/** Those of one vendor. */
export const endOpenAtVendor = async (ctx: Ctx, memberId: number, vendorCode: string): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE games.session SET status = 'ended', ended_at = $4, end_reason = 'closed'
     WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3 AND status = 'open' RETURNING 1`,
    [ctx.siteId, memberId, vendorCode, ctx.now],
  )
  return rows.length > 0
}

/** When the open game of a member runs out; undefined where none is open. */
export const openUntil: BatchedRead<number, Date | undefined> = async (db, siteId, memberIds) => {
  const rows = await db.named<{ member_id: number; expires_at: Date }>(
    'games.open_until',
    `SELECT member_id, expires_at FROM games.session WHERE site_id = $1 AND member_id = ANY($2::bigint[]) AND status = 'open'`,
    [siteId, memberIds],
  )
  const until = new Map<number, Date>()
  for (const { member_id, expires_at } of rows) {
    const known = until.get(member_id)
    if (!known || known < expires_at) until.set(member_id, expires_at)
  }
  return memberIds.map((memberId) => until.get(memberId))
}

export const playingMembers = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db.query<{ member_id: number }>(
    `SELECT DISTINCT member_id FROM games.session WHERE site_id = $1 AND status = 'open' AND expires_at > $2`,
    [ctx.siteId, ctx.now],
  )
  return rows.map((row) => row.member_id)
}

/** Of every site: games whose time ran out. */
export const endExpired = async (ctx: Ctx): Promise<number> => {
  const rows = await ctx.db.query(
    `UPDATE games.session SET status = 'ended', ended_at = $1, end_reason = 'expired' WHERE status = 'open' AND expires_at <= $1 RETURNING 1`,
    [ctx.now],
  )
  return rows.length
}

export const findSessionState = async (
  ctx: Ctx,
  vendorCode: string,
  memberId: number,
  token: string,
): Promise<'open' | 'ended' | 'foreign' | 'unknown'> => {
  const [row] = await ctx.db.query<{ member_id: number; is_open: boolean }>(
    `SELECT member_id, status = 'open' AND expires_at > $4 AS is_open FROM games.session WHERE token_hash = $1 AND site_id = $2 AND vendor_code = $3`,
    [tokenHash(token), ctx.siteId, vendorCode, ctx.now],
  )
  if (!row) return 'unknown'
  if (row.member_id !== memberId) return 'foreign'
  return row.is_open ? 'open' : 'ended'
}

/** Undefined: no such game. */
export const isGameOn = async (ctx: Ctx, vendorCode: string, gameCode: string): Promise<boolean | undefined> => {
  const [row] = await ctx.db.query<{ is_on: boolean }>(
    `SELECT g.is_listed AND coalesce(s.is_on, true) AS is_on FROM games.game g
     LEFT JOIN games.game_switch s ON s.site_id = $1 AND s.vendor_code = g.vendor_code AND s.game_code = g.game_code
     WHERE g.vendor_code = $2 AND g.game_code = $3`,
    [ctx.siteId, vendorCode, gameCode],
  )
  return row?.is_on
}
