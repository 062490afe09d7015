import { isCallError } from '@maru/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { navigate } from './navigation/index.ts'

const staleMs = 30_000

/** Maintenance may begin between two calls: whoever learns of it first goes to its page. */
const watch = (problem: Error): void => {
  if (isCallError(problem, 'B0093')) navigate({ to: 'warning' })
}

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      // `call` itself tries a read again; a second layer would multiply the waits.
      queries: { retry: false, staleTime: staleMs, refetchOnWindowFocus: true },
      // Offline a press is answered at once: nothing that moves money may wait unseen and be sent by itself later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
