import { adminBonusGrantsFile } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useGrantsFile = () => useAct(adminBonusGrantsFile, [])
