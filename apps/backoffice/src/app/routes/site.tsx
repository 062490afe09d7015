import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { boardSearch, deskSearch } from '../search-values.ts'
import { under } from './office.tsx'

const contentRoute = createRoute({
  getParentRoute: under,
  path: '/content',
  staticData: { title: 'menu.content', permission: 'site.read' },
  validateSearch: deskSearch.content,
  component: lazyRouteComponent(() => import('../../pages/content.tsx'), 'ContentPage'),
})

const boardsRoute = createRoute({
  getParentRoute: under,
  path: '/boards',
  staticData: { title: 'menu.boards', permission: 'boards.read' },
  validateSearch: boardSearch.posts,
  component: lazyRouteComponent(() => import('../../pages/boards.tsx'), 'BoardsPage'),
})

const maintenanceRoute = createRoute({
  getParentRoute: under,
  path: '/maintenance',
  staticData: { title: 'menu.maintenance', permission: 'site.read' },
  component: lazyRouteComponent(() => import('../../pages/maintenance.tsx'), 'MaintenancePage'),
})

const settingsRoute = createRoute({
  getParentRoute: under,
  path: '/settings',
  staticData: { title: 'menu.settings', permission: 'site.read' },
  validateSearch: deskSearch.settings,
  component: lazyRouteComponent(() => import('../../pages/settings.tsx'), 'SettingsPage'),
})
const accountsRoute = createRoute({
  getParentRoute: under,
  path: '/accounts',
  staticData: { title: 'menu.accounts', permission: 'accounts.read' },
  component: lazyRouteComponent(() => import('../../pages/accounts.tsx'), 'AccountsPage'),
})
const staffRoute = createRoute({
  getParentRoute: under,
  path: '/staff',
  staticData: { title: 'menu.staff', permission: 'staff.manage' },
  component: lazyRouteComponent(() => import('../../pages/staff.tsx'), 'StaffPage'),
})

/** What the site shows and who works for it. */
export const siteRoutes = [
  boardsRoute,
  contentRoute,
  maintenanceRoute,
  settingsRoute,
  accountsRoute,
  staffRoute,
] as const
