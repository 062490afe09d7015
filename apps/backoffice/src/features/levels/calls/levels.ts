import {
  adminLevelRules,
  adminLevelRulesConfirm,
  adminLevelRulesDrop,
  adminLevelRulesSave,
  adminMemberLevel,
  adminMemberLevelSet,
  auditLog,
  memberDetail,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

export const useLevelRules = () => useAsk(adminLevelRules)
export const useSaveLevelRules = () => useAct(adminLevelRulesSave, [adminLevelRules, auditLog])
export const useMemberLevel = (memberId: number) => useAsk(adminMemberLevel, { params: { memberId } })
export const useSetLevel = () =>
  useAct(adminMemberLevelSet, [adminMemberLevel, memberDetail, adminLevelRules, auditLog])
export const useConfirmLevelRules = () => useAct(adminLevelRulesConfirm, [adminLevelRules, auditLog])
export const useDropLevelRules = () => useAct(adminLevelRulesDrop, [adminLevelRules, auditLog])
