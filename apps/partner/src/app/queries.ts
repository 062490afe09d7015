import { isPassing, onSession } from '@maru/client'
import { makeUntilReady } from '@maru/client/until-ready'
import { QueryCache, QueryClient } from '@tanstack/react-query'

const staleMs = 30_000

export const makeQueries = (): QueryClient => {
  const untilReady = makeUntilReady(
    () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isPassing(state.error) }),
  )
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: (problem) => isPassing(problem) && untilReady() }),
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
