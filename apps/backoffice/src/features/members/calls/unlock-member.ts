import { auditLog, memberDetail, memberSearch, memberSessions, memberUnlock } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useUnlockMember = () => useAct(memberUnlock, [memberDetail, memberSearch, memberSessions, auditLog])
