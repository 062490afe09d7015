import type { Ctx } from '../../platform/context.ts'
import { deskOf } from '../../platform/notices/desk-topic.ts'
import { clearNotice, raiseNotice } from '../../platform/notices/notices.ts'
import { roundNotice, roundSubject, type WaitReason } from './notice.rules.ts'
import { lockRound, setCancelled, setClosed, setHeld } from './round.repository.ts'
import { type Round, type RoundKey, roundIdOf } from './round.rules.ts'
import { mayBecome } from './round.states.ts'
import { publishRound } from './topics.ts'

/** Closes a round whose time has come. It waits for bets that are being committed; those that come after it find it closed. */
export const closeRound = async (ctx: Ctx, key: RoundKey): Promise<void> => {
  const round = await lockRound(ctx, key)
  if (round) await closeLocked(ctx, [round])
}

/** Closes those whose time has come of rounds that are locked, and answers them. */
export const closeLocked = async (ctx: Ctx, rounds: readonly Round[]): Promise<Round[]> => {
  const closed = rounds
    .filter(({ state, closesAt }) => state === 'open' && ctx.now >= closesAt)
    .map((round): Round => ({ ...round, state: 'closed' }))
  if (closed.length > 0) await setClosed(ctx, closed)
  for (const round of closed) publishRound(ctx, 'closed', round)
  return closed
}

/** Cancels an open or closed round; its wagers get their stakes back at once. False where it is drawn, or cancelled before. */
export const cancelRound = async (ctx: Ctx, key: RoundKey, reason: string): Promise<boolean> => {
  const round = await lockRound(ctx, key)
  if (!round || !mayBecome(round.state, 'cancelled')) return false
  await setCancelled(ctx, key, reason)
  await clearNotice(ctx.db, roundNotice, roundSubject(round))
  publishRound(ctx, 'cancelled', { ...round, state: 'cancelled', isHeld: false })
  return true
}

/** Neither drawn nor settled, nor settled anew, until staff decide. The round is locked. */
export const holdRound = async (ctx: Ctx, round: Round, why: WaitReason): Promise<void> => {
  await setHeld(ctx, round, true)
  await askStaff(ctx, round, why)
}

/** Said again, it is the same notice. */
export const askStaff = async (ctx: Ctx, key: RoundKey, why: WaitReason): Promise<void> => {
  const detail = { game: key.game, roundId: roundIdOf(key.drawAt), why }
  await raiseNotice(ctx.db, { siteId: key.siteId, kind: roundNotice, subject: roundSubject(key), detail })
  ctx.publish(deskOf(key.siteId), { what: 'notice', id: '', isNew: true })
}
