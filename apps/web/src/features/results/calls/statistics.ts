import { type Body, call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type Statistics = Data<'/api/minigame/statistics'>
export type MarketStatistics = Statistics['markets'][number]

/** How often each outcome and number came in the last day or week. */
export const statistics = (filter: Body<'/api/minigame/statistics'>) =>
  queryOptions({
    queryKey: ['minigame-results', filter.type, 'statistics', filter],
    queryFn: () => call('/api/minigame/statistics', filter),
    staleTime: 60_000,
  })
