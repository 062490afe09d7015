import { signUpList } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useSignUps = (isOn = true) => useAsk(signUpList, {}, { isOn, isLive: true })
