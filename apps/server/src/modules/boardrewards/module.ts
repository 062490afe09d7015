import type { Module } from '../../platform/module.ts'
import { serveAdminEventRewardCancel } from './calls/admin/cancel-event-reward.ts'
import { serveAdminEventPayConfirm } from './calls/admin/confirm-pay.ts'
import { serveAdminReviewRulesConfirm } from './calls/admin/confirm-review-rules.ts'
import { serveAdminEventPayDrop } from './calls/admin/drop-pay.ts'
import { serveAdminReviewRulesDrop } from './calls/admin/drop-review-rules.ts'
import { serveAdminEventEntrants } from './calls/admin/list-entrants.ts'
import { serveAdminEventRewards } from './calls/admin/list-event-rewards.ts'
import { serveAdminReviews } from './calls/admin/list-reviews.ts'
import { serveAdminEventRewardPay } from './calls/admin/pay-event.ts'
import { serveAdminEventRewardSave } from './calls/admin/save-event-reward.ts'
import { serveAdminReviewRulesSave } from './calls/admin/save-review-rules.ts'
import { serveAdminEventReward } from './calls/admin/show-event-reward.ts'
import { serveAdminReviewRules } from './calls/admin/show-review-rules.ts'
import { serveAdminReviewRulesTry } from './calls/admin/try-review-rules.ts'
import { serveBoardReward } from './calls/member/show-reward.ts'
import { payEventJob, payLeftEventsJob } from './events/pay-event.job.ts'
import { reviewObserver } from './reviews/review.observer.ts'

export const boardRewardsModule: Module = {
  name: 'boardrewards',
  calls: [serveBoardReward],
  adminCalls: [
    serveAdminReviewRules,
    serveAdminReviewRulesSave,
    serveAdminReviewRulesConfirm,
    serveAdminReviewRulesDrop,
    serveAdminReviewRulesTry,
    serveAdminReviews,
    serveAdminEventRewards,
    serveAdminEventReward,
    serveAdminEventRewardSave,
    serveAdminEventEntrants,
    serveAdminEventRewardPay,
    serveAdminEventPayConfirm,
    serveAdminEventPayDrop,
    serveAdminEventRewardCancel,
  ],
  jobs: [payEventJob, payLeftEventsJob],
  observers: { posts: [reviewObserver] },
}
