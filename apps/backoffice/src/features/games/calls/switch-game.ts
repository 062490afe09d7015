import { adminGames, auditLog, gameSwitch } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useSwitchGame = () => useAct(gameSwitch, [adminGames, auditLog])
