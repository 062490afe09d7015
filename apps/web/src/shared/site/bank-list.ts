import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export const bankList = queryOptions({
  queryKey: ['banks'],
  queryFn: async () => (await call('/api/etc/bank', {})).list,
  staleTime: 60 * 60_000,
})
