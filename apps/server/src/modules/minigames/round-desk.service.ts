import { type Draw, problemOfDraw } from '@maru/draws'
import type { StaffCtx } from '../../platform/context.ts'
import { clearNotice } from '../../platform/notices/notices.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { assertSecond } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import { correctDraw, writeDraw } from './draw.service.ts'
import { findSaid } from './feed/feed.repository.ts'
import { roundNotice, roundSubject } from './notice.rules.ts'
import { lockRound, setHeld } from './round.repository.ts'
import { drawAtOfRoundId, type GameKey, type Round, roundIdOf } from './round.rules.ts'
import { cancelRound } from './round.service.ts'
import { mayBecome } from './round.states.ts'
import { insertRequest, openRequestOf, setConfirmed } from './round-desk.repository.ts'

export type RoundAsked = { game: GameKey['game']; roundId: string }

/** One of the staff asks for an open or closed round to be cancelled. Answers the request that another confirms. Throws STAFF_STATUS_ORDER for a round that is drawn. */
export const requestCancel = async (ctx: StaffCtx, asked: RoundAsked & { reason: string }): Promise<number> => {
  const round = await lockAsked(ctx, asked)
  if (!mayBecome(round.state, 'cancelled')) throw new StaffRefusal('STAFF_STATUS_ORDER')
  const reason = readReason(asked.reason)
  const requestId = await insertRequest(ctx, round, {
    kind: 'cancel',
    reason,
    draw: null,
    requestedBy: ctx.who.staffId,
  })
  await note(ctx, 'minigames.request-cancel', round, { reason })
  return requestId
}

/** Another of the staff confirms what they saw. Every stake of the round goes back. Throws STAFF_FORBIDDEN to who asked. */
export const confirmCancel = async (ctx: StaffCtx, asked: RoundAsked & { requestId: number }): Promise<void> => {
  const round = await lockAsked(ctx, asked)
  const request = await openRequestOf(ctx, round, 'cancel')
  if (request?.requestId !== asked.requestId) throw new StaffRefusal('STAFF_CONFLICT')
  await assertSecond(ctx, request.requestedBy)
  if (!(await cancelRound(ctx, round, request.reason))) throw new StaffRefusal('STAFF_STATUS_ORDER')
  await setConfirmed(ctx, request.requestId, ctx.who.staffId)
  await note(ctx, 'minigames.confirm-cancel', round, { reason: request.reason, requestedBy: request.requestedBy })
}

/**
 * Staff say which result an imported round has: the first of them asks (`waiting`), and when another says the same it counts (`accepted`). A round that is closed is drawn by it; one that
 * was drawn and is held goes on only where the result is the one it was drawn with, for nothing is drawn twice. One that is settled, and whose feed says something else since, stays as it
 * is, or its wagers are settled anew by what the feed says now.
 */
export const acceptFeedResult = async (
  ctx: StaffCtx,
  asked: RoundAsked & { draw: Draw; reason: string },
): Promise<'waiting' | 'accepted'> => {
  const round = await lockAsked(ctx, asked)
  await refuseResult(ctx, round, asked.draw)
  const request = await openRequestOf(ctx, round, 'result')
  if (!request?.draw || !isSameDraw(request.draw, asked.draw)) {
    const reason = readReason(asked.reason)
    await insertRequest(ctx, round, { kind: 'result', reason, draw: asked.draw, requestedBy: ctx.who.staffId })
    await note(ctx, 'minigames.request-result', round, { ...asked.draw, reason })
    return 'waiting'
  }
  await assertSecond(ctx, request.requestedBy)
  if (round.state === 'closed') await writeDraw(ctx, round, asked.draw, null)
  else if (round.draw && !isSameDraw(round.draw, asked.draw)) await correctDraw(ctx, round, asked.draw)
  else {
    await setHeld(ctx, round, false)
    await clearNotice(ctx.db, roundNotice, roundSubject(round))
  }
  await setConfirmed(ctx, request.requestId, ctx.who.staffId)
  const before = round.draw ? { before: round.draw } : {}
  await note(ctx, 'minigames.confirm-result', round, { ...asked.draw, ...before, requestedBy: request.requestedBy })
  return 'accepted'
}

const refuseResult = async (ctx: StaffCtx, round: Round, draw: Draw): Promise<void> => {
  const { state, isHeld } = round
  const isDue = state === 'closed' ? ctx.now >= round.drawAt : isHeld && (state === 'drawn' || state === 'settled')
  if (round.source !== 'feed' || !isDue) throw new StaffRefusal('STAFF_STATUS_ORDER')
  const problem = problemOfDraw(round.game, draw)
  if (problem) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'numbers', problem }] })
  if (!round.draw || isSameDraw(round.draw, draw)) return
  // What was paid is taken back only for what the feed itself says, and one correction after the other.
  const isCorrection = state === 'settled' && !round.isCorrecting
  const isSaid = isCorrection && (await findSaid(ctx, round)).some((said) => isSameDraw(said.draw, draw))
  if (!isSaid) throw new StaffRefusal('STAFF_CONFLICT')
}

const isSameDraw = (one: Draw, other: Draw): boolean =>
  one.powerBall === other.powerBall && one.numbers.join() === other.numbers.join()

const lockAsked = async (ctx: StaffCtx, { game, roundId }: RoundAsked): Promise<Round> => {
  const drawAt = drawAtOfRoundId(roundId)
  const round = drawAt && (await lockRound(ctx, { siteId: ctx.siteId, game, drawAt }))
  if (!round) throw new StaffRefusal('STAFF_NOT_FOUND')
  return round
}

const readReason = (reason: string): string => {
  if (reason.trim() === '') throw new StaffRefusal('STAFF_REASON_REQUIRED')
  return reason.trim()
}

const note = (ctx: StaffCtx, action: string, { game, drawAt, state }: Round, after: object): Promise<void> =>
  record(ctx, { action, target: `round:${game}:${roundIdOf(drawAt)}`, before: { state }, after })
