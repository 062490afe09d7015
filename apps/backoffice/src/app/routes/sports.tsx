import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ticketSearch } from '../search-values.ts'
import { under } from './office.tsx'

const sportsRoute = createRoute({
  getParentRoute: under,
  path: '/sports',
  staticData: { title: 'menu.sports', permission: 'sports.read' },
  component: lazyRouteComponent(() => import('../../pages/sports.tsx'), 'SportsPage'),
})

const sportsTicketsRoute = createRoute({
  getParentRoute: under,
  path: '/sports/tickets',
  staticData: { title: 'menu.sports', permission: 'sports.read' },
  validateSearch: ticketSearch,
  component: lazyRouteComponent(() => import('../../pages/sports-tickets.tsx'), 'SportsTicketsPage'),
})

const sportsResultsRoute = createRoute({
  getParentRoute: under,
  path: '/sports/results',
  staticData: { title: 'menu.sports', permission: 'sports.read' },
  component: lazyRouteComponent(() => import('../../pages/sports-results.tsx'), 'SportsResultsPage'),
})

const sportsRulesRoute = createRoute({
  getParentRoute: under,
  path: '/sports/rules',
  staticData: { title: 'menu.sports', permission: 'sports.read' },
  component: lazyRouteComponent(() => import('../../pages/sports-rules.tsx'), 'SportsRulesPage'),
})

const sportsReportRoute = createRoute({
  getParentRoute: under,
  path: '/sports/report',
  staticData: { title: 'menu.sports', permission: 'sports.read' },
  component: lazyRouteComponent(() => import('../../pages/sports-report.tsx'), 'SportsReportPage'),
})

/** The sportsbook. */
export const sportRoutes = [
  sportsRoute,
  sportsTicketsRoute,
  sportsResultsRoute,
  sportsRulesRoute,
  sportsReportRoute,
] as const
