import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const minuteMs = 60_000

/** Where to send a deposit. */
export const depositAccount = queryOptions({
  queryKey: ['own', 'cash', 'account'],
  queryFn: () => call('/api/cash/getAcc', {}),
  staleTime: minuteMs,
})
