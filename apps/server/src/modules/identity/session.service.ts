import type { Ctx, Member, MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SessionEndReason } from './events.ts'
import type { LastSeen } from './last-seen.service.ts'
import type { LoginsEndReason } from './observe.ts'
import {
  endOpenSessions,
  extendSession,
  findOpenSession,
  findSession,
  insertSession,
  insertToken,
  lockOpenSession,
  retireToken,
} from './session.repository.ts'
import { isServing, LOGIN_MS, SESSION_MS } from './session.rules.ts'
import { hashToken, looksLikeToken, newToken } from './token.rules.ts'

export type OpenedSession = { token: string; socketKey: string; expiresAt: Date; sessionId: number }

/** Reads only. `replaced`: somebody logged in with the same id since. `expired`: the token was good once. `unknown`: it never was, at this site. */
export const authenticateMember = async (
  ctx: Ctx,
  token: string,
  lastSeen?: LastSeen,
): Promise<Member | 'unknown' | 'expired' | 'replaced'> => {
  if (!looksLikeToken(token)) return 'unknown'
  const found = await ctx.batchRead(findSession, hashToken(token).toString('hex'))
  if (!found) return 'unknown'
  if (found.end_reason === 'replaced') return 'replaced'
  if (found.end_reason !== null || found.expires_at <= ctx.now || !isServing(found, ctx.now)) return 'expired'
  lastSeen?.note(ctx, 'member', found)
  return {
    kind: 'member',
    memberId: found.member_id,
    sessionId: found.session_id,
    socketKey: found.socket_key,
    expiresAt: found.expires_at,
    tier: found.tier,
  }
}

/** The member's only session: an earlier one ends as `replaced`. Lock the member's row first. */
export const openSession = async (ctx: Ctx, memberId: number): Promise<OpenedSession> => {
  await endSessions(ctx, memberId, 'replaced')
  const token = newToken(ctx.random)
  // One key per session, whichever of its tokens is current, so that a refresh does not cut the live socket.
  const socketKey = newToken(ctx.random)
  const expiresAt = new Date(ctx.now.getTime() + SESSION_MS)
  const sessionId = await insertSession(ctx, { memberId, socketKey, tokenHash: hashToken(token), expiresAt })
  for (const observer of ctx.observers.sessions ?? []) await observer.began?.(ctx, memberId, sessionId)
  return { token, socketKey, expiresAt, sessionId }
}

/**
 * Locks the session of the login that asks, until the transaction ends: what is written after it commits before a logout, which then ends it.
 * Answers when it began. TK001 where the session is over.
 */
export const lockOwnSession = async (ctx: MemberCtx): Promise<Date> => {
  const beganAt = await lockOpenSession(ctx, ctx.who.sessionId)
  if (!beganAt) throw new Refusal('TK001')
  return beganAt
}

/** A new token for the session, for as long as a login may last; the one it replaces serves 60 seconds more, so that a lost answer logs nobody out: the refresh is asked for again. */
export const rotateToken = async (ctx: MemberCtx): Promise<OpenedSession> => {
  const { sessionId, socketKey } = ctx.who
  const beganAt = await lockOwnSession(ctx)
  await retireToken(ctx, sessionId)
  const token = newToken(ctx.random)
  const expiresAt = new Date(Math.min(ctx.now.getTime() + SESSION_MS, beganAt.getTime() + LOGIN_MS))
  await insertToken(ctx, sessionId, hashToken(token))
  await extendSession(ctx, sessionId, expiresAt)
  return { token, socketKey, expiresAt, sessionId }
}

/** Ends all of a member's sessions, or all but the one given, and has their sockets notified. */
export const endSessions = async (
  ctx: Ctx,
  memberId: number,
  reason: Exclude<SessionEndReason, 'maintenance'>,
  exceptSessionId?: number,
): Promise<number> => {
  const socketKeys = await endOpenSessions(ctx, memberId, reason, exceptSessionId)
  for (const socketKey of socketKeys)
    ctx.emit('identity.session-ended', { memberId, socketKey, reason }, { aggregate: `member:${memberId}` })
  if (socketKeys.length > 0) for (const observer of ctx.observers.sessions ?? []) await observer.ended?.(ctx, memberId)
  if (isAgainstLogins(reason))
    for (const observer of ctx.observers.members ?? []) await observer.loginsEnded?.(ctx, memberId, reason)
  return socketKeys.length
}

/** What holds wherever the member is logged in, and not for its sessions here alone. */
const isAgainstLogins = (reason: SessionEndReason): reason is LoginsEndReason =>
  reason === 'password' || reason === 'staff' || reason === 'locked'

/** By the time of its end, whether it is over by then or not; undefined when it was ended. */
export const sessionOpenUntil = (ctx: Ctx, sessionId: number): Promise<Date | undefined> =>
  ctx.batchRead(findOpenSession, sessionId)
