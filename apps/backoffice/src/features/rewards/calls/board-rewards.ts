import {
  type AdminQueryOf,
  adminBoardDecide,
  adminEventEntrants,
  adminEventPayConfirm,
  adminEventPayDrop,
  adminEventReward,
  adminEventRewardCancel,
  adminEventRewardPay,
  adminEventRewardSave,
  adminEventRewards,
  adminPosts,
  adminReviewRules,
  adminReviewRulesConfirm,
  adminReviewRulesDrop,
  adminReviewRulesSave,
  adminReviewRulesTry,
  adminReviews,
  auditLog,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const rules = [adminReviewRules, auditLog]
const reviews = [adminReviews, adminReviewRules, adminPosts, auditLog]
const events = [adminEventRewards, adminEventReward, adminEventEntrants, auditLog]
/** While winners are paid. */
const payingMs = 3_000

export const useReviewRules = () => useAsk(adminReviewRules)
export const useSaveReviewRules = () => useAct(adminReviewRulesSave, rules)
export const useConfirmReviewRules = () => useAct(adminReviewRulesConfirm, rules)
export const useDropReviewRules = () => useAct(adminReviewRulesDrop, rules)
export const useTryReviewRules = () => useAct(adminReviewRulesTry, [])
export const useReviews = (query: Partial<AdminQueryOf<typeof adminReviews>>) => useAsk(adminReviews, { query })
export const useDecideReviews = () => useAct(adminBoardDecide, reviews)

export const useEventRewards = (query: Partial<AdminQueryOf<typeof adminEventRewards>>) =>
  useAsk(adminEventRewards, { query }, { everyMs: 15_000 })
export const useEventReward = (boardIdx: number, isPaying: boolean) =>
  useAsk(adminEventReward, { params: { boardIdx } }, isPaying ? { everyMs: payingMs } : {})
export const useEntrants = (boardIdx: number, query: Partial<AdminQueryOf<typeof adminEventEntrants>>, isOn: boolean) =>
  useAsk(adminEventEntrants, { params: { boardIdx }, query }, { isOn })
/** Posts of staff that may become an event. */
export const useEventPosts = () => useAsk(adminPosts, { query: { board: 'event', status: 'shown', page: 1, size: 50 } })
export const useSaveEventReward = () => useAct(adminEventRewardSave, events)
export const usePayEvent = () => useAct(adminEventRewardPay, events)
export const useConfirmPay = () => useAct(adminEventPayConfirm, events)
export const useDropPay = () => useAct(adminEventPayDrop, events)
export const useCancelEvent = () => useAct(adminEventRewardCancel, events)
