import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export const memberInfo = queryOptions({
  queryKey: ['member'],
  queryFn: () => call('/api/member/info', {}),
  staleTime: 60_000,
})
