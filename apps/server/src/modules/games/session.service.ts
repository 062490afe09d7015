import type { Ctx } from '../../platform/context.ts'
import { endOpenSession, hasOpenSession, insertSession, lockMember, playerIdOf } from './session.repository.ts'
import type { EndReason } from './session.states.ts'

const SESSION_MS = 12 * 3_600_000
const TOKEN_BYTES = 32
const PLAYER_BYTES = 12

export type OpenedSession = { sessionId: number; token: string; playerId: string }

/** Begins a game; the member's former one ends, and its late bets are refused. */
export const openSession = async (
  ctx: Ctx,
  memberId: number,
  vendorCode: string,
  gameCode: string,
): Promise<OpenedSession> => {
  await lockMember(ctx, memberId)
  await endOpenSession(ctx, memberId, 'replaced')
  const playerId = await playerIdOf(ctx, vendorCode, memberId, ctx.random.bytes(PLAYER_BYTES).toString('hex'))
  const token = ctx.random.bytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(ctx.now.getTime() + SESSION_MS)
  const sessionId = await insertSession(ctx, { memberId, vendorCode, gameCode, token, expiresAt })
  ctx.emit('games.session-changed', { memberId })
  return { sessionId, token, playerId }
}

/** Ends the member's open game, or only the one named. Nothing happens when it has ended already. */
export const endSession = async (ctx: Ctx, memberId: number, reason: EndReason, sessionId?: number): Promise<void> => {
  if (await endOpenSession(ctx, memberId, reason, sessionId)) ctx.emit('games.session-changed', { memberId })
}

export const isPlaying = (ctx: Ctx, memberId: number): Promise<boolean> => hasOpenSession(ctx, memberId)
