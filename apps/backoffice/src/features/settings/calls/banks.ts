import { adminBankOrder, adminBankSave, adminBanks, auditLog } from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const touched = [adminBanks, auditLog]

export const useBanks = () => useAsk(adminBanks)
export const useSaveBank = () => useAct(adminBankSave, touched)
export const useOrderBanks = () => useAct(adminBankOrder, touched)
