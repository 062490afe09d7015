import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { minigameSearch, pageOf } from '../search-values.ts'
import { under } from './office.tsx'

const minigamesRoute = createRoute({
  getParentRoute: under,
  path: '/minigames',
  staticData: { title: 'menu.minigames', permission: 'minigames.read' },
  component: lazyRouteComponent(() => import('../../pages/minigames.tsx'), 'MinigamesPage'),
})

const minigameRoundsRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/rounds',
  staticData: { title: 'minigames.rounds', permission: 'minigames.read' },
  validateSearch: minigameSearch.rounds,
  component: lazyRouteComponent(() => import('../../pages/minigames-rounds.tsx'), 'MinigameRoundsPage'),
})

const minigameRoundRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/rounds/$game/$roundId',
  staticData: { title: 'minigames.round', permission: 'minigames.read' },
  validateSearch: (search) => ({ page: pageOf(search.page) }),
  component: lazyRouteComponent(() => import('../../pages/minigames-round.tsx'), 'MinigameRoundPage'),
})

const minigamePricesRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/prices',
  staticData: { title: 'minigames.prices', permission: 'minigames.read' },
  validateSearch: minigameSearch.prices,
  component: lazyRouteComponent(() => import('../../pages/minigames-prices.tsx'), 'MinigamePricesPage'),
})

const minigameDrawsRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/draws',
  staticData: { title: 'minigames.draws', permission: 'minigames.read' },
  validateSearch: minigameSearch.draws,
  component: lazyRouteComponent(() => import('../../pages/minigames-draws.tsx'), 'MinigameDrawsPage'),
})

const minigameReturnsRoute = createRoute({
  getParentRoute: under,
  path: '/minigames/returns',
  staticData: { title: 'minigames.returns', permission: 'minigames.read' },
  validateSearch: minigameSearch.returns,
  component: lazyRouteComponent(() => import('../../pages/minigames-returns.tsx'), 'MinigameReturnsPage'),
})

/** Mini games. */
export const minigameRoutes = [
  minigamesRoute,
  minigameRoundsRoute,
  minigameRoundRoute,
  minigamePricesRoute,
  minigameDrawsRoute,
  minigameReturnsRoute,
] as const
