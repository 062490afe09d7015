import { sportWaiting } from '@maru/contract'
import { useAsk } from '../../../../shared/call/use-call.ts'

export const useWaiting = () => useAsk(sportWaiting, {}, { isLive: true, everyMs: 30_000 })
