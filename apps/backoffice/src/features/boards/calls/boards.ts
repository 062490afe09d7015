import {
  type AdminQueryOf,
  adminBoardDecide,
  adminBoardQueue,
  adminBoardSettings,
  adminBoardSettingsSave,
  adminBoardWordDrop,
  adminBoardWordPut,
  adminBoardWords,
  adminFaq,
  adminFaqChange,
  adminFaqCreate,
  adminFaqDelete,
  adminPost,
  adminPostChange,
  adminPostCreate,
  adminPostPin,
  adminPosts,
  adminRules,
  adminRulesSave,
  auditLog,
  type RuleKind,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const posts = [adminPosts, adminPost, adminBoardQueue, auditLog]
/** Of the pages that show a queue. */
const everyMs = 15_000

export const usePosts = (query: Partial<AdminQueryOf<typeof adminPosts>>) => useAsk(adminPosts, { query })
export const usePost = (boardIdx: number) => useAsk(adminPost, { params: { boardIdx } })
export const useBoardQueue = () => useAsk(adminBoardQueue, {}, { everyMs })
export const useDecide = () => useAct(adminBoardDecide, posts)
export const useCreatePost = () => useAct(adminPostCreate, posts)
export const useChangePost = () => useAct(adminPostChange, posts)
export const usePinPost = () => useAct(adminPostPin, posts)
export const useWords = () => useAsk(adminBoardWords)
export const usePutWord = () => useAct(adminBoardWordPut, [adminBoardWords, auditLog])
export const useDropWord = () => useAct(adminBoardWordDrop, [adminBoardWords, auditLog])
export const useBoardSettings = () => useAsk(adminBoardSettings)
export const useSaveBoardSettings = () => useAct(adminBoardSettingsSave, [adminBoardSettings, auditLog])
export const useFaq = () => useAsk(adminFaq)
export const useCreateFaq = () => useAct(adminFaqCreate, [adminFaq, auditLog])
export const useChangeFaq = () => useAct(adminFaqChange, [adminFaq, auditLog])
export const useDeleteFaq = () => useAct(adminFaqDelete, [adminFaq, auditLog])
export const useRules = (kind: RuleKind) => useAsk(adminRules, { params: { kind } })
export const useSaveRules = () => useAct(adminRulesSave, [adminRules, auditLog])
