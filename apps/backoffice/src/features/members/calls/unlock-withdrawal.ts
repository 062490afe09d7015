import { auditLog, memberDetail, memberSearch, memberSessions, memberUnlockWithdrawal } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useUnlockWithdrawal = () =>
  useAct(memberUnlockWithdrawal, [memberDetail, memberSearch, memberSessions, auditLog])
