import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** Everything of sports that guests may ask for, too. */
export const sports = ['sports'] as const
const startingMs = 2_000
const calmMs = 60_000
export type SportMenu = Data<'/api/sports/menu'>

/** What there is to bet on, by sport and competition. */
export const sportMenu = queryOptions({
  queryKey: [...sports, 'menu'],
  queryFn: () => call('/api/sports/menu', {}),
  staleTime: 30_000,
  refetchInterval: ({ state }) => (state.data?.isStarting ? startingMs : calmMs),
})
