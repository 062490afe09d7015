import {
  auditLog,
  depositAccountAsk,
  depositAccountConfirm,
  depositAccountDrop,
  depositAccountList,
  depositAccountOff,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const touched = [depositAccountList, auditLog]

export const useDepositAccounts = (isOn = true) => useAsk(depositAccountList, {}, { everyMs: 15_000, isOn })
export const useAskAccount = () => useAct(depositAccountAsk, touched)
export const useAccountOff = () => useAct(depositAccountOff, touched)
export const useConfirmAccount = () => useAct(depositAccountConfirm, touched)
export const useDropAccount = () => useAct(depositAccountDrop, touched)
