import { auditLog, staffAccountList, staffAccountResetTotp } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useResetTotp = () => useAct(staffAccountResetTotp, [staffAccountList, auditLog])
