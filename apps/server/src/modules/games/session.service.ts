import type { CashCurrency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { SessionObserver } from '../identity/index.ts'
import type { PauseObserver } from '../protection/index.ts'
import { siteCurrency } from '../site/index.ts'
import {
  endForNew,
  endOpenAtVendor,
  endOpenSession,
  insertSession,
  lockMember,
  openUntil,
  playerIdOf,
} from './session.repository.ts'
import type { EndReason } from './session.states.ts'
import { leavePurse } from './transfers/vendor-purse.repository.ts'

const SESSION_MS = 12 * 3_600_000
/** 40 characters: more than that no protocol of ours takes. */
const TOKEN_BYTES = 30
const PLAYER_BYTES = 12

export type OpenedSession = { sessionId: number; token: string; playerId: string; currency: CashCurrency }

type Opening = {
  memberId: number
  vendorCode: string
  gameCode: string
  /** Its games may run on several devices at once; else a launch ends what the member had open. */
  playsBeside?: boolean
  /** The member's id at the vendor, should it have none; else a random one. Only where the vendor's tests name it. */
  playerId?: string
}

/** Begins a game; the member's former one ends, and its late bets are refused. */
export const openSession = async (ctx: Ctx, opening: Opening): Promise<OpenedSession> => {
  const { memberId, vendorCode, gameCode, playsBeside = false } = opening
  await lockMember(ctx, memberId)
  const replaced = await endForNew(ctx, memberId, !playsBeside)
  // The vendor of the new game looks at the others of its player by itself.
  for (const ended of replaced) if (ended.vendorCode !== vendorCode) ctx.emit('games.session-ended', ended)
  const currency = await siteCurrency(ctx)
  const fresh = opening.playerId ?? ctx.random.bytes(PLAYER_BYTES).toString('hex')
  const playerId = await playerIdOf(ctx, vendorCode, memberId, fresh, currency)
  const token = newToken(ctx)
  const expiresAt = new Date(ctx.now.getTime() + SESSION_MS)
  const game = { memberId, vendorCode, gameCode, token, expiresAt, language: ctx.language, isAlone: !playsBeside }
  const sessionId = await insertSession(ctx, game)
  ctx.emit('games.session-changed', { memberId }, { aggregate: `member:${memberId}` })
  return { sessionId, token, playerId, currency }
}

export const newToken = (ctx: Ctx): string => ctx.random.bytes(TOKEN_BYTES).toString('base64url')

/** Ends the member's open game, or only the one named. Nothing happens when it has ended already. */
export const endSession = async (ctx: Ctx, memberId: number, reason: EndReason, sessionId?: number): Promise<void> => {
  const ended = await endOpenSession(ctx, memberId, reason, sessionId)
  for (const at of ended) ctx.emit('games.session-ended', at)
  if (ended.length > 0) ctx.emit('games.session-changed', { memberId }, { aggregate: `member:${memberId}` })
}

/** The member's open games of this vendor: its money leaves it. */
export const endAtVendor = async (ctx: Ctx, memberId: number, vendorCode: string): Promise<void> => {
  if (await endOpenAtVendor(ctx, memberId, vendorCode))
    ctx.emit('games.session-changed', { memberId }, { aggregate: `member:${memberId}` })
}

export const isPlaying = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const until = await ctx.batchRead(openUntil, memberId)
  return until !== undefined && until > ctx.now
}

/** A game is over when the logout is answered. */
export const gamesOfSessions: SessionObserver = {
  ended: async (ctx, memberId) => {
    await endSession(ctx, memberId, 'logged-out')
    await leavePurse(ctx, memberId, 'ended')
  },
}

/** Who is excluded plays no more: what it has at a vendor comes back. */
export const gamesOfExcluded: PauseObserver = {
  excluded: async (ctx, memberId) => {
    await endSession(ctx, memberId, 'closed')
    await leavePurse(ctx, memberId, 'barred')
  },
}
