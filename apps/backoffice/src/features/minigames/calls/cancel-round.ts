import {
  auditLog,
  miniCancelAsk,
  miniCancelConfirm,
  miniCancelWithdraw,
  miniDesk,
  miniDeskRoundShow,
  miniDeskRounds,
  miniDeskWagers,
} from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

const touched = [miniDesk, miniDeskRounds, miniDeskRoundShow, miniDeskWagers, auditLog]

export const useAskCancel = () => useAct(miniCancelAsk, touched)
export const useConfirmCancel = () => useAct(miniCancelConfirm, touched)
export const useWithdrawCancel = () => useAct(miniCancelWithdraw, touched)
