import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Match } from '../shared/navigation/index.ts'
import { makeQueryClient } from '../shared/query-client.ts'
import { Floating } from './floating.tsx'
import { LiveConnection } from './live-connection.tsx'
import { Router } from './router.tsx'
import { SessionWatch } from './session-watch.tsx'

export function App({ first }: { first: Match }) {
  const [queries] = useState(makeQueryClient)
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
