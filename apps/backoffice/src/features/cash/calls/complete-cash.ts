import { adminCashList, auditLog, cashApprove, deskFigures, memberDetail, memberLedger } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'
import { showDecided } from './show-decided.ts'

export const useCompleteCash = () =>
  useAct(cashApprove, [adminCashList, deskFigures, memberDetail, memberLedger, auditLog], showDecided)
