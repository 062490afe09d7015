import { notifications } from '@mantine/notifications'
import { makeUntilReady } from '@maru/client/until-ready'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, isSessionLost } from '../shared/call/staff-error.ts'
import { codeOf, refusalText } from '../shared/parts/refusal-text.ts'

/** `onSessionLost` sends to the login and comes back to where one was. */
export const makeQueries = (onSessionLost: () => void): QueryClient => {
  const lost = (error: unknown): boolean => {
    if (!isSessionLost(error)) return false
    onSessionLost()
    return true
  }
  const untilReady = makeUntilReady(
    () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isPassing(state.error) }),
  )
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        refetchOnWindowFocus: true,
        // A refusal stays a refusal; only what passes by itself is worth another try.
        retry: (count, error) => isPassing(error) && count < 2,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: (error) => !lost(error) && isPassing(error) && untilReady() }),
    mutationCache: new MutationCache({
      onError: (error, _asked, _context, mutation) => {
        if (lost(error) || mutation.meta?.isQuiet) return
        notifications.show({ color: 'red', message: `${refusalText(error)} [${codeOf(error)}]`, autoClose: false })
      },
    }),
  })
  return queries
}
