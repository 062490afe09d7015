import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const minuteMs = 60_000

/** The most that this member may move at once. */
export const cashLimits = queryOptions({
  queryKey: ['own', 'cash', 'limits'],
  queryFn: () => call('/api/cash/limits', {}),
  staleTime: minuteMs,
})
