import { auditLog, staffAccountList, staffAccountUnlock } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useUnlockStaff = () => useAct(staffAccountUnlock, [staffAccountList, auditLog])
