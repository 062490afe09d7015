import { staffMe, staffOwnPassword } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useOwnPassword = () => useAct(staffOwnPassword, [staffMe], undefined, { isQuiet: true })
