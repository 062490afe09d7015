import type { MiniRoundFile } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { staffNames } from '../../identity/index.ts'
import { lockRound } from '../round.repository.ts'
import { drawAtOfRoundId, type GameKey, type RoundKey, roundIdOf } from '../round.rules.ts'
import { openRequestOf } from '../round-desk.repository.ts'
import { deleteRequest } from './decisions.repository.ts'

/** What one of the staff asked for and nobody has confirmed; null: nothing. */
export const cancelAskedOf = async (ctx: StaffCtx, round: RoundKey): Promise<MiniRoundFile['cancelAsked']> => {
  const request = await openRequestOf(ctx, round, 'cancel')
  if (!request) return null
  const names = await staffNames(ctx, [request.requestedBy])
  return {
    requestId: request.requestId,
    reason: request.reason,
    askedBy: names.get(request.requestedBy) ?? '',
    askedAt: request.requestedAt.toISOString(),
    isOwn: request.requestedBy === ctx.who.staffId,
  }
}

export type Withdrawn = { game: GameKey['game']; roundId: string; requestId: number }

/** Whoever asked changed their mind, or another does not agree: the round goes on. Throws STAFF_CONFLICT where the request is another by now. */
export const withdrawCancel = async (ctx: StaffCtx, { game, roundId, requestId }: Withdrawn): Promise<void> => {
  const drawAt = drawAtOfRoundId(roundId)
  const round = drawAt && (await lockRound(ctx, { siteId: ctx.siteId, game, drawAt }))
  if (!round) throw new StaffRefusal('STAFF_NOT_FOUND')
  const request = await openRequestOf(ctx, round, 'cancel')
  if (request?.requestId !== requestId) throw new StaffRefusal('STAFF_CONFLICT')
  await deleteRequest(ctx, requestId)
  const { reason, requestedBy } = request
  await record(ctx, {
    action: 'minigames.withdraw-cancel',
    target: `round:${game}:${roundIdOf(round.drawAt)}`,
    before: { reason, requestedBy },
    after: null,
  })
}

/** Names of staff by their ids. */
export const namesOf = (ctx: Ctx, ids: readonly (number | null | undefined)[]): Promise<ReadonlyMap<number, string>> =>
  staffNames(ctx, [...new Set(ids.filter((id): id is number => typeof id === 'number'))])
