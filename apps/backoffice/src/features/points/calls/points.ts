import {
  type AdminQueryOf,
  adminEarningRules,
  adminEarningRulesConfirm,
  adminEarningRulesDrop,
  adminEarningRulesSave,
  adminPointConfirm,
  adminPointDrop,
  adminPointList,
  adminPointMove,
  adminPointRequests,
  auditLog,
  memberDetail,
  memberLedger,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const moved = [adminPointList, adminPointRequests, memberDetail, memberLedger, auditLog]

export const usePoints = (query: Partial<AdminQueryOf<typeof adminPointList>>) => useAsk(adminPointList, { query })
export const usePointRequests = () => useAsk(adminPointRequests, {}, { everyMs: 15_000 })
export const useMovePoints = () => useAct(adminPointMove, moved)
export const useConfirmPoints = () => useAct(adminPointConfirm, moved)
export const useDropPoints = () => useAct(adminPointDrop, moved)
export const useEarningRules = () => useAsk(adminEarningRules)
export const useSaveEarningRules = () => useAct(adminEarningRulesSave, [adminEarningRules, auditLog])
export const useConfirmEarningRules = () => useAct(adminEarningRulesConfirm, [adminEarningRules, auditLog])
export const useDropEarningRules = () => useAct(adminEarningRulesDrop, [adminEarningRules, auditLog])
