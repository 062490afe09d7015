import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useText } from '@maru/i18n/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense, useEffect } from 'react'
import { makeQueries } from './queries.ts'
import { makeRouter } from './router.tsx'
import { endSession, onSessionEnd } from './session-end.ts'
import { theme } from './theme.ts'

const queries = makeQueries(endSession)
const router = makeRouter(queries)
onSessionEnd({
  goToLogin: (next) => router.navigate({ to: '/login', search: next === '/' ? {} : { next } }),
  forget: () => queries.clear(),
})

const Title = () => {
  const t = useText('office')
  useEffect(() => {
    const name = () => {
      const title = router.state.matches.findLast((match) => match.staticData.title)?.staticData.title
      document.title = title ? `${t(title)} · ${t('bar.title')}` : t('bar.title')
    }
    name()
    return router.subscribe('onResolved', name)
  }, [t])
  return null
}

export const Office = () => (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <Notifications position="top-right" limit={4} />
        <Suspense>
          <Title />
          <RouterProvider router={router} />
        </Suspense>
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>
)
