import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export const betDetail = (betIdx: string) =>
  queryOptions({
    queryKey: ['own', 'bets', 'detail', betIdx],
    queryFn: () => call('/api/bet/betDetail', { betIdx }),
    staleTime: 0,
  })
