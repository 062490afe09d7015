import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { Crash } from './crash.tsx'
import { NotFound } from './not-found.tsx'
import { deskRoutes } from './routes/desk.tsx'
import { gameRoutes } from './routes/games.tsx'
import { memberRoutes } from './routes/members.tsx'
import { minigameRoutes } from './routes/minigames.tsx'
import { loginRoute, officeRoute, rootRoute } from './routes/office.tsx'
import { recordRoutes } from './routes/records.tsx'
import { siteRoutes } from './routes/site.tsx'
import {
  boardSearch,
  bonusSearch,
  deskSearch,
  minigameSearch,
  pageOf,
  recordSearch,
  tableSearch,
} from './search-values.ts'
import { Shell } from './shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Key<'office'>
    permission?: Permission
  }
}

const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'login.title' },
  validateSearch: deskSearch.login,
  component: lazyRouteComponent(() => import('../pages/login.tsx'), 'LoginPage'),
})

const officeRoute = createRoute({
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
const under = () => officeRoute

const deskRoute = createRoute({
  getParentRoute: under,
  path: '/',
  staticData: { title: 'menu.now' },
  component: lazyRouteComponent(() => import('../pages/desk.tsx'), 'DeskPage'),
})
const signUpsRoute = createRoute({
  getParentRoute: under,
  path: '/sign-ups',
  staticData: { title: 'menu.sign-ups', permission: 'sign-ups.read' },
  validateSearch: deskSearch.signUps,
  component: lazyRouteComponent(() => import('../pages/sign-ups.tsx'), 'SignUpsPage'),
})
const cashRoute = createRoute({
  getParentRoute: under,
  path: '/cash',
  staticData: { title: 'menu.cash', permission: 'cash.read' },
  validateSearch: deskSearch.cash,
  component: lazyRouteComponent(() => import('../pages/cash.tsx'), 'CashPage'),
})
const membersRoute = createRoute({
  getParentRoute: under,
  path: '/members',
  staticData: { title: 'menu.members', permission: 'members.read' },
  validateSearch: deskSearch.members,
  component: lazyRouteComponent(() => import('../pages/members.tsx'), 'MembersPage'),
})
const pointsRoute = createRoute({
  getParentRoute: under,
  path: '/points',
  staticData: { title: 'menu.points', permission: 'points.read' },
  validateSearch: deskSearch.points,
  component: lazyRouteComponent(() => import('../pages/points.tsx'), 'PointsPage'),
})
const boardsRoute = createRoute({
  getParentRoute: under,
  path: '/boards',
  staticData: { title: 'menu.boards', permission: 'boards.read' },
  validateSearch: boardSearch.posts,
  component: lazyRouteComponent(() => import('../pages/boards.tsx'), 'BoardsPage'),
})
const questionsRoute = createRoute({
  getParentRoute: under,
  path: '/questions',
  staticData: { title: 'menu.questions', permission: 'questions.read' },
  validateSearch: boardSearch.questions,
  component: lazyRouteComponent(() => import('../pages/questions.tsx'), 'QuestionsPage'),
})
const levelsRoute = createRoute({
  getParentRoute: under,
  path: '/levels',
  staticData: { title: 'menu.levels', permission: 'levels.read' },
  component: lazyRouteComponent(() => import('../pages/levels.tsx'), 'LevelsPage'),
})
const memberRoute = createRoute({
  getParentRoute: under,
  path: '/members/$memberId',
  staticData: { title: 'menu.members', permission: 'members.read' },
  validateSearch: deskSearch.member,
  component: lazyRouteComponent(() => import('../pages/member.tsx'), 'MemberPage'),
})
const bonusesRoute = createRoute({
  getParentRoute: under,
  path: '/bonuses',
  staticData: { title: 'menu.bonuses', permission: 'bonuses.read' },
  validateSearch: bonusSearch,
  component: lazyRouteComponent(() => import('../pages/bonuses.tsx'), 'BonusesPage'),
})
const protectionRoute = createRoute({
  getParentRoute: under,
  path: '/protection',
  staticData: { title: 'menu.protection', permission: 'members.read' },
  validateSearch: recordSearch.protection,
  component: lazyRouteComponent(() => import('../pages/protection.tsx'), 'ProtectionPage'),
})
const gamesRoute = createRoute({
  getParentRoute: under,
  path: '/games',
  staticData: { title: 'menu.games', permission: 'games.read' },
  component: lazyRouteComponent(() => import('../pages/games.tsx'), 'GamesPage'),
})
const vendorsRoute = createRoute({
  getParentRoute: under,
  path: '/vendors',
  staticData: { title: 'menu.vendors', permission: 'vendors.manage' },
  component: lazyRouteComponent(() => import('../pages/vendors.tsx'), 'VendorsPage'),
})
const minigamesRoute = createRoute({
  getParentRoute: under,
  path: '/minigames',
  staticData: { title: 'menu.minigames', permission: 'minigames.read' },
  component: lazyRouteComponent(() => import('../pages/minigames.tsx'), 'MinigamesPage'),
})
const minigameRoundsRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/rounds',
  staticData: { title: 'minigames.rounds', permission: 'minigames.read' },
  validateSearch: minigameSearch.rounds,
  component: lazyRouteComponent(() => import('../pages/minigames-rounds.tsx'), 'MinigameRoundsPage'),
})
const minigameRoundRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/rounds/$game/$roundId',
  staticData: { title: 'minigames.round', permission: 'minigames.read' },
  validateSearch: (search) => ({ page: pageOf(search.page) }),
  component: lazyRouteComponent(() => import('../pages/minigames-round.tsx'), 'MinigameRoundPage'),
})
const minigamePricesRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/prices',
  staticData: { title: 'minigames.prices', permission: 'minigames.read' },
  validateSearch: minigameSearch.prices,
  component: lazyRouteComponent(() => import('../pages/minigames-prices.tsx'), 'MinigamePricesPage'),
})
const minigameDrawsRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/draws',
  staticData: { title: 'minigames.draws', permission: 'minigames.read' },
  validateSearch: minigameSearch.draws,
  component: lazyRouteComponent(() => import('../pages/minigames-draws.tsx'), 'MinigameDrawsPage'),
})
const minigameReturnsRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/returns',
  staticData: { title: 'minigames.returns', permission: 'minigames.read' },
  validateSearch: minigameSearch.returns,
  component: lazyRouteComponent(() => import('../pages/minigames-returns.tsx'), 'MinigameReturnsPage'),
})
const tablesRoute = createRoute({
  getParentRoute: under,
  path: '/tables',
  staticData: { title: 'menu.tables', permission: 'tables.read' },
  validateSearch: tableSearch.all,
  component: lazyRouteComponent(() => import('../pages/tables.tsx'), 'TablesPage'),
})
const tableRoute = createRoute({
  getParentRoute: under,
  path: '/tables/$vendorKey/$gameKey',
  staticData: { title: 'menu.tables', permission: 'tables.read' },
  validateSearch: tableSearch.one,
  component: lazyRouteComponent(() => import('../pages/table.tsx'), 'TablePage'),
})
const contentRoute = createRoute({
  getParentRoute: under,
  path: '/content',
  staticData: { title: 'menu.content', permission: 'site.read' },
  validateSearch: deskSearch.content,
  component: lazyRouteComponent(() => import('../pages/content.tsx'), 'ContentPage'),
})
const maintenanceRoute = createRoute({
  getParentRoute: under,
  path: '/maintenance',
  staticData: { title: 'menu.maintenance', permission: 'site.read' },
  component: lazyRouteComponent(() => import('../pages/maintenance.tsx'), 'MaintenancePage'),
})
const staffRoute = createRoute({
  getParentRoute: under,
  path: '/staff',
  staticData: { title: 'menu.staff', permission: 'staff.manage' },
  component: lazyRouteComponent(() => import('../pages/staff.tsx'), 'StaffPage'),
})
const securityRoute = createRoute({
  getParentRoute: under,
  path: '/security',
  staticData: { title: 'menu.security', permission: 'security.read' },
  validateSearch: recordSearch.security,
  component: lazyRouteComponent(() => import('../pages/security.tsx'), 'SecurityPage'),
})
const auditRoute = createRoute({
  getParentRoute: under,
  path: '/audit',
  staticData: { title: 'menu.audit', permission: 'audit.read' },
  validateSearch: recordSearch.audit,
  component: lazyRouteComponent(() => import('../pages/audit.tsx'), 'AuditPage'),
})

/** Every page, by the areas of the menu; a page is added to the file of its area. */
const routeTree = rootRoute.addChildren([
  loginRoute,
  officeRoute.addChildren([
    ...deskRoutes,
    ...memberRoutes,
    ...gameRoutes,
    ...minigameRoutes,
    ...siteRoutes,
    ...recordRoutes,
    deskRoute,
    signUpsRoute,
    cashRoute,
    membersRoute,
    memberRoute,
    bonusesRoute,
    pointsRoute,
    boardsRoute,
    questionsRoute,
    levelsRoute,
    protectionRoute,
    gamesRoute,
    vendorsRoute,
    minigamesRoute,
    minigameRoundsRoute,
    minigameRoundRoute,
    minigamePricesRoute,
    minigameDrawsRoute,
    minigameReturnsRoute,
    tablesRoute,
    tableRoute,
    contentRoute,
    maintenanceRoute,
    staffRoute,
    auditRoute,
    securityRoute,
  ]),
])

export const makeRouter = (queries: QueryClient) =>
  createRouter({ routeTree, context: { queries }, defaultErrorComponent: Crash, defaultNotFoundComponent: NotFound })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
