import { isPassing } from '@maru/client'
import { makeUntilReady } from '@maru/client/until-ready'
import type { QueryClient } from '@tanstack/react-query'

/** Once the server is ready, everything on the page that failed is read again. What is returned ends it. */
export const readFailedAgain = (queries: QueryClient): (() => void) => {
  const failed = {
    type: 'active',
    predicate: ({ state }: { state: { error: unknown } }) => isPassing(state.error),
  } as const
  const cache = queries.getQueryCache()
  const untilReady = makeUntilReady(() => void queries.refetchQueries(failed))
  const look = (): void => {
    if (cache.findAll(failed).length > 0) untilReady()
  }
  look()
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look()
  })
}
