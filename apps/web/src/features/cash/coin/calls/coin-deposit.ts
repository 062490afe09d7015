import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type CoinDeposit = Data<'/api/coin/deposit'>

const pollMs = 15_000

/** Where the member sends USDT, the rate now and the quote that holds. */
export const coinDeposit = queryOptions({
  queryKey: ['own', 'coin', 'deposit'],
  queryFn: () => call('/api/coin/deposit', {}),
  staleTime: 0,
  // The rate moves. Who is refused asks again by a press.
  refetchInterval: ({ state }) => (state.data ? pollMs : false),
})
