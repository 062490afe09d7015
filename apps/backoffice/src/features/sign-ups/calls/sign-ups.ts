import { type AdminQueryOf, signUpList } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useSignUps = (query: Partial<AdminQueryOf<typeof signUpList>>, isOn = true) =>
  useAsk(signUpList, { query }, { isOn, isLive: true })
