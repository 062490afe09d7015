import type { Ctx } from '../../../platform/context.ts'
import { seoulDay } from '../../../platform/seoul-time.ts'
import type { PostChange, PostObserver } from '../../boards/index.ts'
import { lockPurses } from '../../ledger/index.ts'
import { giveBack, judge, refuse, takeBack } from './judge.service.ts'
import { findReview, insertReview, type Review, writtenPost } from './review.repository.ts'
import { reviewVersions } from './review-rules.repository.ts'

/** Points of a member's post, in the transaction that shows or hides it. */
export const reviewObserver: PostObserver = {
  async changed(ctx, changes) {
    // All of them at once, in one order: two of the staff who decide about the same members do not wait for each other.
    await lockPurses(
      ctx,
      changes.map(({ memberId }) => memberId),
    )
    for (const change of changes) await follow(ctx, change)
  },
}

const follow = async (ctx: Ctx, change: PostChange): Promise<void> => {
  if (change.before === null) await begin(ctx, change)
  const review = await findReview(ctx, change.postId)
  const rules = review && (await reviewVersions.find(ctx, review.version))?.rules
  if (!review || !rules) return
  const { after, by } = change
  if (after === 'hidden') return gone(ctx, review, 'hidden', rules.takeBackDays)
  if (after === 'removed') return gone(ctx, review, 'removed', rules.takeBackDays)
  if (after === 'review') return
  const isChanged = review.state === 'granted' && by === 'writer'
  if (isChanged && (await writtenPost(ctx, review.postId)).letters < rules.leastLetters)
    return takeBack(ctx, review, 'changed', rules.takeBackDays)
  // Staff let it stand after all.
  if (by === 'staff' && review.state === 'taken' && review.why !== 'removed') return giveBack(ctx, review)
  const isApproved = by === 'staff' || !rules.needsApproval
  const isOpen = review.state === 'waiting' || (review.state === 'refused' && mayBeJudgedAnew(review, by))
  if (isOpen && isApproved) await judge(ctx, review, rules)
}

/** What was hidden by mistake, and what its writer has made longer. */
const mayBeJudgedAnew = ({ why }: Review, by: PostChange['by']): boolean =>
  (why === 'hidden' && by === 'staff') || why === 'short'

/** By the rules of the day on which it is written. */
const begin = async (ctx: Ctx, { postId, memberId, board }: PostChange): Promise<void> => {
  const inForce = await reviewVersions.on(ctx, seoulDay(ctx.now))
  if (inForce?.rules.isOn && inForce.rules.boards.includes(board))
    await insertReview(ctx, { postId, memberId, version: inForce.version })
}

const gone = async (ctx: Ctx, review: Review, why: 'hidden' | 'removed', days: number): Promise<void> => {
  if (review.state === 'waiting') await refuse(ctx, review, why)
  else if (review.state === 'granted') await takeBack(ctx, review, why, days)
}
