import { adminBonusGrant, adminBonusGrants, adminBonusList, adminBonusRequests, auditLog } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useGrantBonus = () =>
  useAct(adminBonusGrant, [adminBonusGrants, adminBonusList, adminBonusRequests, auditLog])
