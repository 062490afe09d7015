import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** One of the member's limits, with what is used of it. Ledger units, or minutes of a session. */
export type OwnLimit = Data<'/api/protection/limits'>['limits'][number]

/** Of the member, read anew wherever it is shown: what is used of them changes with each bet. */
export const ownLimits = queryOptions({
  queryKey: ['own', 'protection', 'limits'],
  queryFn: async () => (await call('/api/protection/limits', {})).limits,
  staleTime: 0,
})
