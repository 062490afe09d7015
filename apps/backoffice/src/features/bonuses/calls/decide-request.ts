import { adminBonusDecide, adminBonusGrants, adminBonusList, adminBonusRequests, auditLog } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useDecideRequest = () =>
  useAct(adminBonusDecide, [adminBonusRequests, adminBonusList, adminBonusGrants, auditLog])
