import { type BodyOf, type boardReward, cashOf, type DataOf, type PostBoard, points } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { restrictionsOf } from '../identity/index.ts'
import { isPaused } from '../protection/index.ts'
import { showEvent } from './events/own-event.service.ts'
import { hasPlayed } from './reviews/judge.service.ts'
import { countWritten, findReview } from './reviews/review.repository.ts'
import { reviewVersions } from './reviews/review-rules.repository.ts'

type Shown = DataOf<typeof boardReward>

export const showReward = async (
  ctx: MemberCtx,
  { boardType, boardIdx }: BodyOf<typeof boardReward>,
): Promise<Shown> => ({
  review: await showReview(ctx, boardType),
  own: boardIdx === 0 ? null : await showOwn(ctx, boardIdx),
  event: boardIdx === 0 ? null : await showEvent(ctx, boardIdx),
  barred: await barOf(ctx),
})

/** What a post that is written today brings. */
const showReview = async (ctx: MemberCtx, board: PostBoard): Promise<Shown['review']> => {
  const rules = (await reviewVersions.on(ctx, seoulDay(ctx.now)))?.rules
  if (!rules?.isOn || !rules.boards.includes(board)) return null
  const { memberId } = ctx.who
  const { granted, waiting } = await countWritten(ctx, memberId, rules.every, ctx.now)
  return {
    points: points(rules.points),
    leastLetters: rules.leastLetters,
    turnover: cashOf(rules.turnover),
    deposits: cashOf(rules.deposits),
    hasPlayed: await hasPlayed(ctx, memberId, rules),
    every: rules.every,
    most: rules.most,
    left: Math.max(0, rules.most - granted - waiting),
    needsApproval: rules.needsApproval,
    takeBackDays: rules.takeBackDays,
  }
}

const showOwn = async (ctx: MemberCtx, postId: number): Promise<Shown['own']> => {
  const review = await findReview(ctx, postId)
  if (review?.memberId !== ctx.who.memberId) return null
  const { state, why } = review
  return { state, why, points: points(review.points), taken: points(review.taken) }
}

const barOf = async (ctx: MemberCtx): Promise<Shown['barred']> => {
  const { memberId } = ctx.who
  const tier = (await restrictionsOf(ctx, [memberId])).get(memberId)?.tier ?? 'NORMAL'
  if (tier !== 'NORMAL') return 'B0095'
  return (await isPaused(ctx, memberId)) ? 'RW01' : ''
}
