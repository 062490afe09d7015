import { adminBonusList } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useBonuses = () => useAsk(adminBonusList)
