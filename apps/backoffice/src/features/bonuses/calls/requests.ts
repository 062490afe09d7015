import { adminBonusRequests } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useBonusRequests = () => useAsk(adminBonusRequests)
