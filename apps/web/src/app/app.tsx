import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useLayoutEffect } from 'react'
import type { Match } from '../shared/navigation/index.ts'
import { Floating } from './floating.tsx'
import { LiveConnection } from './live-connection.tsx'
import { Router } from './router.tsx'
import { SessionWatch } from './session-watch.tsx'

export function App({ first, queries }: { first: Match; queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <Suspense>
        <Router first={first} />
        <Floating />
        <SessionWatch />
        <LiveConnection />
        <Live />
      </Suspense>
    </QueryClientProvider>
  )
}

/**
 * Beside the page, so that it speaks when the page's own buttons work: see `early.ts`. In the very moment that they appear: a press in between would
 * be done and kept.
 */
function Live() {
  useLayoutEffect(() => {
    dispatchEvent(new Event('maru:live'))
  }, [])
  return null
}
