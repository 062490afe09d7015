import type { Permission } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { isSessionLost } from '../../shared/call/staff-error.ts'
import { meOptions } from '../../shared/staff/me.ts'
import { NotFound } from '../not-found.tsx'
import { deskSearch } from '../search-values.ts'
import { Shell } from '../shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Key<'office'>
    permission?: Permission
  }
}

export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
})

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'login.title' },
  validateSearch: deskSearch.login,
  component: lazyRouteComponent(() => import('../../pages/login.tsx'), 'LoginPage'),
})

/** Whoever is not logged in is sent to the login, and comes back to where they wanted to be. */
export const officeRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'office',
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(meOptions)
    } catch (error) {
      if (isSessionLost(error)) throw redirect({ to: '/login', search: { next: location.href } })
      throw error
    }
  },
  component: Shell,
})
/** The parent of every page of the office. */
export const under = () => officeRoute
