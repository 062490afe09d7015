import type { AdminAnswerOf, adminEventEntrants, adminEventRewards } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { memberNicks } from '../../identity/index.ts'
import { entrantsOf } from './entrants.service.ts'
import { findEvent, findEvents } from './event.repository.ts'
import { shownEvents } from './show-event.service.ts'
import { findWinners } from './winner.repository.ts'

type Asked = { before: string; size: number }

export const listEvents = async (
  ctx: StaffCtx,
  { before, size }: Asked,
): Promise<AdminAnswerOf<typeof adminEventRewards>> => {
  const [behind] = cursorOf(before, 1) ?? []
  const { rows, next } = pageBehind(await findEvents(ctx, size + 1, behind), size, (row) => cursorText(row.postId))
  return { rows: await shownEvents(ctx, rows), next }
}

/** Of a post that takes 5,000 comments at most. */
export const listEntrants = async (
  ctx: StaffCtx,
  postId: number,
  { before, size }: Asked,
): Promise<AdminAnswerOf<typeof adminEventEntrants>> => {
  const event = await findEvent(ctx, postId)
  if (!event) throw new StaffRefusal('STAFF_NOT_FOUND')
  const [behind = 0] = cursorOf(before, 1) ?? []
  const found = (await entrantsOf(ctx, event)).filter(({ commentId }) => commentId > behind).slice(0, size + 1)
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.commentId))
  const nicks = await memberNicks(
    ctx,
    rows.map(({ memberId }) => memberId),
  )
  const outcomes = new Map((await findWinners(ctx, postId)).map(({ memberId, state }) => [memberId, state]))
  return {
    rows: rows.map(({ memberId, commentId, at, why }) => ({
      memberId,
      memNick: nicks.get(memberId) ?? '',
      cmtIdx: commentId,
      at: at.toISOString(),
      why,
      outcome: outcomes.get(memberId) ?? '',
    })),
    next,
  }
}
