import {
  type AdminAnswerOf,
  type adminReviewRules,
  type adminReviewRulesTry,
  points,
  type ReviewRules,
  reviewPlayDays,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { lastDays, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { defineDayRules } from '../../approvals/index.ts'
import { staffNames } from '../../identity/index.ts'
import { siteOptions } from '../../site/index.ts'
import { countWaiting, sumDays, tryRules } from './review.repository.ts'
import { mostEach, needsSecond } from './review.rules.ts'
import { reviewVersions } from './review-rules.repository.ts'

const DAYS_SHOWN = 31

export const showRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminReviewRules>> => {
  const today = seoulDay(ctx.now)
  const [from = today] = lastDays(ctx.now, DAYS_SHOWN)
  return {
    today,
    ...(await dayRules.shown(ctx)),
    days: (await sumDays(ctx, from)).map((day) => ({ ...day, points: points(day.points), taken: points(day.taken) })),
    waiting: await countWaiting(ctx),
  }
}

/** An upper bound of the cost: whether the writers had played, and who of them paused, is not looked at. */
export const tryReviewRules = async (
  ctx: StaffCtx,
  rules: ReviewRules,
): Promise<AdminAnswerOf<typeof adminReviewRulesTry>> => {
  const [from = seoulDay(ctx.now)] = lastDays(ctx.now, reviewPlayDays)
  const { posts, members } = await tryRules(ctx, rules, seoulMidnight(from))
  return { posts, members, points: points(posts * rules.points), mostEach: points(mostEach(rules)) }
}

const dayRules = defineDayRules<ReviewRules>({
  module: 'boardrewards',
  versions: reviewVersions,
  needsSecond: async (ctx, before, rules) => needsSecond(before, rules, (await siteOptions(ctx)).pointsForTwoStaff),
  staffNames,
})
export const saveRules = dayRules.save
export const confirmRules = dayRules.confirm
export const dropRules = dayRules.drop
