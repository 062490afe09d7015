import { adminCashList, auditLog, cashReject, deskFigures, memberDetail, memberLedger } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'
import { showDecided } from './show-decided.ts'

export const useRejectCash = () =>
  useAct(cashReject, [adminCashList, deskFigures, memberDetail, memberLedger, auditLog], showDecided)
