import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useText } from '@maru/i18n/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense, useEffect } from 'react'
import { useSiteName } from '../shared/staff/me.ts'
import { makeQueries } from './queries.ts'
import { makeRouter } from './router.tsx'
import { endSession, onSessionEnd } from './session-end.ts'
import { theme } from './theme.ts'

const queries = makeQueries(endSession)
const router = makeRouter(queries)
onSessionEnd({
  goToLogin: (next) => router.navigate({ to: '/login', search: next === '/' ? {} : { next } }),
  clear: () => queries.clear(),
})

/** The page and the site it is about. */
const Title = () => {
  const t = useText('office')
  const site = useSiteName()
  useEffect(() => {
    const name = () => {
      const { location, matches } = router.state
      const title = matches.findLast((match) => match.staticData.title)?.staticData.title
      const office = site && location.pathname !== '/login' ? t('bar.title-of', { site }) : t('bar.title')
      document.title = title ? `${t(title)} · ${office}` : office
    }
    name()
    return router.subscribe('onResolved', ({ pathChanged }) => {
      name()
      // A screen reader says where it is now, and goes on in it.
      if (pathChanged && document.activeElement?.closest('.rail')) document.getElementById('page')?.focus()
    })
  }, [t, site])
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
