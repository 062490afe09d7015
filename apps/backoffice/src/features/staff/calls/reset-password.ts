import { auditLog, staffAccountList, staffAccountResetPassword } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useResetPassword = () => useAct(staffAccountResetPassword, [staffAccountList, auditLog])
