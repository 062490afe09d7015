import { z } from 'zod'
import {
  entrantReasons,
  eventStates,
  eventTerms,
  mostEventWinners,
  reviewReasons,
  reviewRules,
  reviewStates,
} from '../../board-reward.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { pointsOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { decideRequest, waitingRequest } from '../../two-staff.ts'

const none = z.object({})
const params = z.object({ boardIdx: idInPath })
const asked = { params: none, query: none, body: none }

/** What writing on boards brings: every version, the newest first, and what the last 31 days brought. Test accounts are not counted. */
export const adminReviewRules = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/review-rules',
  permission: 'rewards.read',
  data: z.object({
    today: z.string(),
    versions: z.array(
      z.object({
        version: z.number().int(),
        fromDay: z.string(),
        rules: reviewRules,
        changedAt: z.string(),
        staffName: z.string(),
        reason: z.string(),
      }),
    ),
    requests: z.array(waitingRequest(reviewRules)),
    days: z.array(
      z.object({
        day: z.string(),
        members: z.number().int(),
        reviews: z.number().int(),
        points: pointsOut,
        taken: pointsOut,
      }),
    ),
    waiting: z.number().int(),
  }),
  refusals: [],
})

/** In force from the next day on, but for rules that give much more (`requestId`), which another of the staff confirms first. `after`: the version that was read; 0 where there was none. */
export const adminReviewRulesSave = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/review-rules',
  permission: 'rewards.manage',
  body: z.object({ after: z.number().int().min(0), rules: reviewRules, reason: staffReason }),
  data: z.object({ version: z.number().int(), fromDay: z.string(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT'],
})
export const adminReviewRulesConfirm = decideRequest(
  '/admin/api/review-rule-requests/:requestId/confirm',
  'rewards.manage',
)
export const adminReviewRulesDrop = decideRequest('/admin/api/review-rule-requests/:requestId/drop', 'rewards.manage')

/** What rules would have brought in the last 30 days, had every post that was let stand been written under them. Whether its writer had played is not looked at. */
export const adminReviewRulesTry = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/review-rules/try',
  permission: 'rewards.read',
  body: z.object({ rules: reviewRules }),
  data: z.object({
    posts: z.number().int(),
    members: z.number().int(),
    points: pointsOut,
    /** Of one member who writes as often as the rules let it, in 31 days. */
    mostEach: pointsOut,
  }),
  refusals: [],
})

/** Posts that brought something, or may: the newest first. */
export const adminReviews = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/reviews',
  permission: 'rewards.read',
  query: adminPlace.extend({ state: z.enum(['', ...reviewStates]).default('') }),
  data: adminRowsOf(
    z.object({
      boardIdx: z.number().int(),
      title: z.string(),
      letters: z.number().int(),
      memberId: z.number().int(),
      memNick: z.string(),
      state: z.enum(reviewStates),
      why: z.enum(reviewReasons),
      points: pointsOut,
      taken: pointsOut,
      writtenAt: z.string(),
      decidedAt: z.string(),
      staffName: z.string(),
    }),
  ),
  refusals: [],
})

const terms = z.object({
  boardIdx: z.number().int(),
  title: z.string(),
  version: z.number().int(),
  terms: eventTerms,
  state: z.enum(eventStates),
  hash: z.string(),
  seed: z.string(),
  changedAt: z.string(),
  staffName: z.string(),
  reason: z.string(),
  /** Winners who are settled: still to be paid, paid, and left out in the end. */
  due: z.number().int(),
  paid: z.number().int(),
  skipped: z.number().int(),
})
export type AdminEventReward = z.output<typeof terms>

/** Events that bring points, the newest first. */
export const adminEventRewards = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/event-rewards',
  permission: 'rewards.read',
  query: adminPlace,
  data: adminRowsOf(terms),
  refusals: [],
})

const paid = z.object({
  /** Of whom staff choose, those who are paid; else empty. */
  chosen: z.array(z.number().int().positive()).max(mostEventWinners),
  /** What the preview said: where it has changed since, nothing is paid. */
  members: z.number().int().min(1).max(mostEventWinners),
  points: z.number().int().min(1),
})

/** One of them, with what paying it now would come to. `winners`: how many get it, of `chosen` as many as may. */
export const adminEventReward = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/event-rewards/:boardIdx',
  permission: 'rewards.read',
  params,
  data: z.object({
    event: terms,
    entrants: z.number().int(),
    /** Who took part and gets nothing, by why. */
    leftOut: z.array(z.object({ why: z.enum(entrantReasons), members: z.number().int() })),
    winners: z.number().int(),
    points: pointsOut,
    /** Its period is over, and nothing was paid yet. */
    mayPay: z.boolean(),
    needsTwo: z.boolean(),
    requests: z.array(waitingRequest(paid)),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** Its period begins now at the earliest, and ends within a year. Before it begins everything may change; after that only the promise grows: more points, winners or budget, and a later end. `after`: the version that was read; 0 where there was none. */
export const adminEventRewardSave = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/event-rewards/:boardIdx',
  permission: 'rewards.manage',
  params,
  body: z.object({ after: z.number().int().min(0), terms: eventTerms, reason: staffReason }),
  data: z.object({ version: z.number().int() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})

/** Who took part, in the order of their first comments that count. */
export const adminEventEntrants = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/event-rewards/:boardIdx/entrants',
  permission: 'rewards.read',
  params,
  query: adminPlace,
  data: adminRowsOf(
    z.object({
      memberId: z.number().int(),
      memNick: z.string(),
      cmtIdx: z.number().int(),
      at: z.string(),
      why: z.enum(entrantReasons),
      outcome: z.enum(['', 'due', 'paid', 'skipped']),
    }),
  ),
  refusals: ['STAFF_NOT_FOUND'],
})

/** Settles who wins and pays them, some at once and the others one after the other. From the site's sum on another of the staff confirms it first (`requestId`). STAFF_CONFLICT: it is not over, was paid already, or is not what the preview said any more. */
export const adminEventRewardPay = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/event-rewards/:boardIdx/pay',
  permission: 'rewards.manage',
  params,
  body: paid.extend({ reason: staffReason }),
  data: z.object({ requestId: z.number().int().nullable() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})
export const adminEventPayConfirm = decideRequest(
  '/admin/api/event-reward-requests/:requestId/confirm',
  'rewards.manage',
)
export const adminEventPayDrop = decideRequest('/admin/api/event-reward-requests/:requestId/drop', 'rewards.manage')

/** Pays nobody. Only what was not paid yet. */
export const adminEventRewardCancel = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/event-rewards/:boardIdx/cancel',
  permission: 'rewards.manage',
  params,
  body: z.object({ reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
