import { auditLog, memberDetail, memberForgiveDebt, memberLedger } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useForgiveDebt = () => useAct(memberForgiveDebt, [memberDetail, memberLedger, auditLog])
