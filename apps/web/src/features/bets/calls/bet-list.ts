import { type Body, call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type BetFilter = Body<'/api/bet/betlist'>
export type BetList = Data<'/api/bet/betlist'>

export const betList = (filter: BetFilter) =>
  queryOptions({
    queryKey: ['own', 'bets', 'list', filter],
    queryFn: () => call('/api/bet/betlist', filter),
    staleTime: 0,
  })
