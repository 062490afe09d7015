import { auditLog, staffAccountList, staffAccountLock } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useLockStaff = () => useAct(staffAccountLock, [staffAccountList, auditLog])
