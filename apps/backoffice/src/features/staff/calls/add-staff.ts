import { auditLog, staffAccountAdd, staffAccountList } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useAddStaff = () => useAct(staffAccountAdd, [staffAccountList, auditLog])
