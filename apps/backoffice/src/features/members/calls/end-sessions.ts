import { auditLog, memberDetail, memberEndSessions, memberSearch, memberSessions } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useEndSessions = () => useAct(memberEndSessions, [memberDetail, memberSearch, memberSessions, auditLog])
