import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const minuteMs = 60_000

export const siteOption = queryOptions({
  queryKey: ['site-option'],
  queryFn: async () => (await call('/api/etc/siteOption', {})).siteOption,
  staleTime: 5 * minuteMs,
})
