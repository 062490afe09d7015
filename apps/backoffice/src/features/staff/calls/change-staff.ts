import { auditLog, staffAccountChange, staffAccountList } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useChangeStaff = () => useAct(staffAccountChange, [staffAccountList, auditLog])
