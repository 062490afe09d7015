import { adminBonusGrantCancel, adminBonusGrants, adminBonusList, auditLog } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useCancelGrant = () => useAct(adminBonusGrantCancel, [adminBonusGrants, adminBonusList, auditLog])
