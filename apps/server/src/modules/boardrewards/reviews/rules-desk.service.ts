import {
  type AdminAnswerOf,
  type adminReviewRules,
  type adminReviewRulesTry,
  points,
  type ReviewRules,
  reviewPlayDays,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { lastDays, nextMidnight, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { defineApproval } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { staffNames } from '../../identity/index.ts'
import { siteOptions } from '../../site/index.ts'
import { countWaiting, sumDays, tryRules } from './review.repository.ts'
import { mostEach, needsSecond } from './review.rules.ts'
import { findVersions, insertVersion } from './review-rules.repository.ts'

const VERSIONS_SHOWN = 20
const DAYS_SHOWN = 31

export const showRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminReviewRules>> => {
  const versions = await findVersions(ctx, VERSIONS_SHOWN)
  const names = await staffNames(ctx, [...new Set(versions.map(({ staffId }) => staffId))])
  const today = seoulDay(ctx.now)
  const [from = today] = lastDays(ctx.now, DAYS_SHOWN)
  return {
    today,
    versions: versions.map(({ staffId, createdAt, ...version }) => ({
      ...version,
      staffName: names.get(staffId) ?? '',
      changedAt: createdAt.toISOString(),
    })),
    requests: await approval.list(ctx),
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

type Saved = { after: number; rules: ReviewRules; reason: string }

const approval = defineApproval<ReviewRules>({
  kind: 'boardrewards.rules',
  actions: { ask: 'boardrewards.ask-rules', confirm: 'boardrewards.confirm-rules', drop: 'boardrewards.drop-rules' },
})

/** In force from the next day on, but for rules that give so much more that another of the staff confirms them first. STAFF_CONFLICT: another saved a version since `after` was read, or one waits. */
export const saveRules = async (ctx: StaffCtx, saved: Saved) => {
  const { after, rules, reason } = saved
  const [before] = await findVersions(ctx, 1)
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  const { pointsForTwoStaff } = await siteOptions(ctx)
  if (!needsSecond(before?.rules, rules, pointsForTwoStaff))
    return { ...(await putInForce(ctx, saved, ctx.who.staffId)), requestId: null }
  const requestId = await approval.ask(ctx, { after, wanted: rules, reason })
  return { version: after, fromDay: '', requestId }
}

/** STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: another version came since. */
export const confirmRules = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { after, wanted, reason, askedBy } = await approval.confirm(ctx, requestId)
  await putInForce(ctx, { after, rules: wanted, reason }, askedBy)
}

export const dropRules = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

const putInForce = async (ctx: StaffCtx, { after, rules, reason }: Saved, staffId: number) => {
  const [before] = await findVersions(ctx, 1)
  const version = after + 1
  const fromDay = seoulDay(nextMidnight(seoulDay(ctx.now)))
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertVersion(ctx, { version, fromDay, rules, reason, staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'boardrewards.save-rules',
    target: `site:${ctx.siteId}`,
    before: before ? { version: before.version, rules: before.rules } : null,
    after: { version, fromDay, rules, reason },
  })
  return { version, fromDay }
}
