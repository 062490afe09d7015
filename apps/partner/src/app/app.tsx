import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { useSession } from '../shared/session.ts'
import { Toasts } from '../shared/toast.tsx'
import { Crash } from './crash.tsx'
import { Shell } from './shell.tsx'

const LoginPage = lazy(() => import('../pages/login.tsx').then(({ Page }) => ({ default: Page })))

/** Whoever is not logged in sees the login, whatever the address says, and is there afterwards. */
function Site() {
  return useSession() ? <Shell /> : <LoginPage />
}

export function App({ queries }: { queries: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Crash>
          <Suspense>
            <Site />
            <Toasts />
          </Suspense>
        </Crash>
      </QueryClientProvider>
    </StrictMode>
  )
}
