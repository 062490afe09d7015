import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type CoinWithdrawal = Data<'/api/coin/withdrawal'>

const pollMs = 15_000

/** Rate, fee and bounds of a withdrawal by coin. */
export const coinWithdrawal = queryOptions({
  queryKey: ['own', 'coin', 'withdrawal'],
  queryFn: () => call('/api/coin/withdrawal', {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data ? pollMs : false),
})
