import { adminCashList, auditLog, cashWait, deskFigures, memberDetail, memberLedger } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'
import { showDecided } from './show-decided.ts'

export const useStartCash = () =>
  useAct(cashWait, [adminCashList, deskFigures, memberDetail, memberLedger, auditLog], showDecided)
