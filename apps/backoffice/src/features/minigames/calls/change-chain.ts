import { auditLog, miniChainBegin, miniChains, miniDesk, miniSaltConfirm, miniSaltPropose } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

const touched = [miniChains, miniDesk, auditLog]

export const useBeginChain = () => useAct(miniChainBegin, touched)
export const useProposeSalt = () => useAct(miniSaltPropose, touched)
export const useConfirmSalt = () => useAct(miniSaltConfirm, touched)
