import { type AdminQueryOf, sportFlags, sportProfit } from '@maru/contract'
import { useAsk } from '../../../../shared/call/use-call.ts'

export const useProfit = (query: AdminQueryOf<typeof sportProfit>) => useAsk(sportProfit, { query })
export const useFlags = (query: AdminQueryOf<typeof sportFlags>) => useAsk(sportFlags, { query }, { isLive: true })
