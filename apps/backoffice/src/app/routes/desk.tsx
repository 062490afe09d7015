import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskSearch } from '../search-values.ts'
import { under } from './office.tsx'

const deskRoute = createRoute({
  getParentRoute: under,
  path: '/',
  staticData: { title: 'menu.now' },
  component: lazyRouteComponent(() => import('../../pages/desk.tsx'), 'DeskPage'),
})

const signUpsRoute = createRoute({
  getParentRoute: under,
  path: '/sign-ups',
  staticData: { title: 'menu.sign-ups', permission: 'sign-ups.read' },
  validateSearch: deskSearch.signUps,
  component: lazyRouteComponent(() => import('../../pages/sign-ups.tsx'), 'SignUpsPage'),
})

const cashRoute = createRoute({
  getParentRoute: under,
  path: '/cash',
  staticData: { title: 'menu.cash', permission: 'cash.read' },
  validateSearch: deskSearch.cash,
  component: lazyRouteComponent(() => import('../../pages/cash.tsx'), 'CashPage'),
})

const coinRoute = createRoute({
  getParentRoute: under,
  path: '/coin',
  staticData: { title: 'menu.coin', permission: 'coin.read' },
  validateSearch: deskSearch.coin,
  component: lazyRouteComponent(() => import('../../pages/coin.tsx'), 'CoinPage'),
})

const transfersRoute = createRoute({
  getParentRoute: under,
  path: '/transfers',
  staticData: { title: 'menu.transfers', permission: 'transfers.read' },
  validateSearch: deskSearch.transfers,
  component: lazyRouteComponent(() => import('../../pages/transfers.tsx'), 'TransfersPage'),
})

/** What waits for staff. */
export const deskRoutes = [deskRoute, signUpsRoute, cashRoute, coinRoute, transfersRoute] as const
