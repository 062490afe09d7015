import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** How the member is protected, how long it has played and what that came to. */
export const protectionState = queryOptions({
  queryKey: ['own', 'protection', 'state'],
  queryFn: () => call('/api/protection/state', {}),
  staleTime: 0,
  // A reality check never shows what an earlier one did.
  gcTime: 0,
})
