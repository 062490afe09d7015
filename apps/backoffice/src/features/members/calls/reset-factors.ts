import { auditLog, memberDetail, memberResetFactors, memberSessions } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useResetFactors = () => useAct(memberResetFactors, [memberDetail, memberSessions, auditLog])
