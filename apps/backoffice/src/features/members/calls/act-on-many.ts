import { adminLevelRules, adminMemberLevelSetMany, auditLog, memberSearch, memberSuspendMany } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useSuspendMany = () => useAct(memberSuspendMany, [memberSearch, auditLog])
export const useSetLevelOfMany = () => useAct(adminMemberLevelSetMany, [memberSearch, adminLevelRules, auditLog])
