import { auditLog, memberDetail, memberUnlockLogin } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useUnlockLogin = () => useAct(memberUnlockLogin, [memberDetail, auditLog])
