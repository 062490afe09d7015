import { auditLog, miniDesk, miniLimitsSave, miniSettings, miniSettingsSave } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

const touched = [miniSettings, miniDesk, auditLog]

export const useSaveSettings = () => useAct(miniSettingsSave, touched)
export const useSaveLimits = () => useAct(miniLimitsSave, touched)
