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

/** The same for a place that stays in view: the clock, and the page of the member's protection. */
export const shownState = queryOptions({
  ...protectionState,
  queryKey: ['own', 'protection', 'shown'],
  staleTime: 5 * 60_000,
  gcTime: 5 * 60_000,
})
