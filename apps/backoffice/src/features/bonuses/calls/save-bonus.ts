import { adminBonusList, adminBonusRequests, adminBonusSave, adminBonusVersions, auditLog } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useSaveBonus = () =>
  useAct(adminBonusSave, [adminBonusList, adminBonusVersions, adminBonusRequests, auditLog])
