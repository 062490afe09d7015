import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
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
      </Suspense>
    </QueryClientProvider>
  )
}
