import { auditLog, memberDetail, memberLock, memberSearch, memberSessions } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useLockMember = () => useAct(memberLock, [memberDetail, memberSearch, memberSessions, auditLog])
