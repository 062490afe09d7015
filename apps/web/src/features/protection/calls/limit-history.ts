import { call } from '@maru/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const limitHistory = (page: number) =>
  queryOptions({
    queryKey: ['own', 'protection', 'history', page],
    queryFn: () => call('/api/protection/limitHistory', { page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
