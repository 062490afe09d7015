import { sportChanges } from '@maru/contract'
import { useAsk } from '../../../../shared/call/use-call.ts'

export const useChanges = () => useAsk(sportChanges, {}, { isLive: true })
