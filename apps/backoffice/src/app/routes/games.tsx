import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { tableSearch } from '../search-values.ts'
import { under } from './office.tsx'

const gamesRoute = createRoute({
  getParentRoute: under,
  path: '/games',
  staticData: { title: 'menu.games', permission: 'games.read' },
  component: lazyRouteComponent(() => import('../../pages/games.tsx'), 'GamesPage'),
})

const vendorsRoute = createRoute({
  getParentRoute: under,
  path: '/vendors',
  staticData: { title: 'menu.vendors', permission: 'vendors.manage' },
  component: lazyRouteComponent(() => import('../../pages/vendors.tsx'), 'VendorsPage'),
})

const tablesRoute = createRoute({
  getParentRoute: under,
  path: '/tables',
  staticData: { title: 'menu.tables', permission: 'tables.read' },
  validateSearch: tableSearch.all,
  component: lazyRouteComponent(() => import('../../pages/tables.tsx'), 'TablesPage'),
})

const tableRoute = createRoute({
  getParentRoute: under,
  path: '/tables/$vendorKey/$gameKey',
  staticData: { title: 'menu.tables', permission: 'tables.read' },
  validateSearch: tableSearch.one,
  component: lazyRouteComponent(() => import('../../pages/table.tsx'), 'TablePage'),
})

/** Games, vendors and live tables. */
export const gameRoutes = [gamesRoute, vendorsRoute, tablesRoute, tableRoute] as const
