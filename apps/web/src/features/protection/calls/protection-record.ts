import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type ProtectionRecord = Data<'/api/protection/record'>

/** All that was ever deposited and withdrawn, and how the last days went. */
export const protectionRecord = queryOptions({
  queryKey: ['own', 'protection', 'record'],
  queryFn: () => call('/api/protection/record', {}),
  staleTime: 0,
})
