import { adminWagerCommission } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useWagerCommission = (betIdx: string) => useAsk(adminWagerCommission, { params: { betIdx } })
