import { notifications } from '@mantine/notifications'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSessionLost, StaffError } from '../shared/call/staff-error.ts'
import { codeOf, refusalText } from '../shared/parts/refusal-text.ts'

/** `onSessionLost` sends to the login and comes back to where one was. */
export const makeQueries = (onSessionLost: () => void): QueryClient => {
  const lost = (error: unknown): boolean => {
    if (!isSessionLost(error)) return false
    onSessionLost()
    return true
  }
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        refetchOnWindowFocus: true,
        // A refusal stays a refusal; only an answer that never came is worth another try.
        retry: (count, error) => error instanceof StaffError && error.status === 0 && count < 2,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: (error) => void lost(error) }),
    mutationCache: new MutationCache({
      onError: (error, _asked, _context, mutation) => {
        if (lost(error) || mutation.meta?.isQuiet) return
        notifications.show({ color: 'red', message: `${refusalText(error)} [${codeOf(error)}]`, autoClose: false })
      },
    }),
  })
}
