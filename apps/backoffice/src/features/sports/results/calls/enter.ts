import {
  auditLog,
  sportResultEnter,
  sportResultEvents,
  sportResultForm,
  sportResultWithdraw,
  sportWaiting,
} from '@maru/contract'
import { useAct } from '../../../../shared/call/use-call.ts'

const touched = [sportWaiting, sportResultForm, sportResultEvents, auditLog]

export const useEnterResult = () => useAct(sportResultEnter, touched)
export const useWithdrawResult = () => useAct(sportResultWithdraw, touched)
