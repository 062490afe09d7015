import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const checkMs = 15_000

/** Whether the site is under maintenance, asked again and again. */
export const siteCheck = queryOptions({
  queryKey: ['site-check'],
  queryFn: () => call('/api/common/siteCheckInfo', {}),
  staleTime: 0,
  refetchInterval: checkMs,
})
