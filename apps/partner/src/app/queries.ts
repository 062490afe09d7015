import { onSession } from '@maru/client'
import { QueryClient } from '@tanstack/react-query'

const staleMs = 30_000

export const makeQueries = (): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      // `call` itself tries a read again; a second layer would multiply the waits.
      queries: { retry: false, staleTime: staleMs, refetchOnWindowFocus: true },
      // Offline a press is answered at once: nothing may wait unseen and be sent by itself later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // Whoever comes next reads nothing of who was here.
  onSession((next) => {
    if (!next) queries.clear()
  })
  return queries
}
