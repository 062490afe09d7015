import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'
import { accountRoutes } from './account-routes.ts'
import { boardRoutes } from './board-routes.ts'
import { partnerRoutes } from './partner-routes.ts'
import { sportRoutes } from './sport-routes.ts'
import { ticketRoutes } from './ticket-routes.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })

/** Every page of the site. A page exists when it has a row here; menus and links know no other. */
export const routes = {
  main: {
    desktop: '/',
    mobile: '/',
    guard: 'open',
    page: {
      desktop: () => import('../pages/main/main/desktop.tsx'),
      mobile: () => import('../pages/main/main/mobile.tsx'),
    },
  },
  login: {
    desktop: '/login',
    mobile: '/login',
    guard: 'guest',
    page: {
      desktop: () => import('../pages/auth/login/desktop.tsx'),
      mobile: () => import('../pages/auth/login/mobile.tsx'),
    },
  },
  join: {
    desktop: '/join',
    mobile: '/join',
    guard: 'guest',
    page: {
      desktop: () => import('../pages/auth/join/desktop.tsx'),
      mobile: () => import('../pages/auth/join/mobile.tsx'),
    },
  },
  warning: {
    desktop: '/warning',
    mobile: '/warning',
    guard: 'open',
    chrome: 'empty',
    page: both(() => import('../pages/site/warning/page.tsx')),
  },
  notFound: {
    desktop: '/404',
    mobile: '/404',
    guard: 'open',
    page: both(() => import('../pages/site/not-found/page.tsx')),
  },
  slots: {
    desktop: '/member/slotgame',
    mobile: '/member/slotgame',
    // A guest may look around; the press on a game asks for the login and goes on.
    guard: 'open',
    page: both(() => import('../pages/games/slots/page.tsx')),
  },
  liveCasino: {
    desktop: '/member/livecasino',
    mobile: '/member/livecasino',
    // A guest may look around; the press on a game asks for the login and goes on.
    guard: 'open',
    page: both(() => import('../pages/games/live-casino/page.tsx')),
  },
  liveVendor: {
    desktop: '/member/livecasino/$vendor',
    mobile: '/member/livecasino/$vendor',
    guard: 'open',
    page: both(() => import('../pages/games/live-casino/page.tsx')),
  },
  hotelCasino: {
    desktop: '/member/hotelcasino',
    mobile: '/member/hotelcasino',
    guard: 'open',
    page: both(() => import('../pages/games/hotel-casino/page.tsx')),
  },
  hotelVendor: {
    desktop: '/member/hotelcasino/$vendor',
    mobile: '/member/hotelcasino/$vendor',
    guard: 'open',
    page: both(() => import('../pages/games/hotel-casino/page.tsx')),
  },
  game: {
    desktop: '/member/slot/game',
    mobile: '/member/slot/game',
    guard: 'member',
    chrome: 'empty',
    page: both(() => import('../pages/games/game/page.tsx')),
  },
  win: {
    desktop: '/win',
    mobile: '/win',
    guard: 'open',
    chrome: 'empty',
    page: both(() => import('../pages/games/game/page.tsx')),
  },
  results: {
    desktop: '/result/mini',
    mobile: '/result/mini',
    guard: 'open',
    page: {
      desktop: () => import('../pages/results/mini/desktop.tsx'),
      mobile: () => import('../pages/results/mini/mobile.tsx'),
    },
  },
  verify: {
    desktop: '/result/verify',
    mobile: '/result/verify',
    guard: 'open',
    page: {
      desktop: () => import('../pages/results/verify/desktop.tsx'),
      mobile: () => import('../pages/results/verify/mobile.tsx'),
    },
  },
  gameway: {
    desktop: '/gameway',
    mobile: '/gameway',
    guard: 'open',
    page: both(() => import('../pages/results/gameway/page.tsx')),
  },
  minigames: {
    desktop: '/member/minigame',
    mobile: '/member/minigame',
    // A guest may look around; the press on a bet asks for the login.
    guard: 'open',
    page: both(() => import('../pages/games/minigame-lobby/page.tsx')),
  },
  powerball: {
    desktop: '/member/minigame/powerball',
    mobile: '/member/minigame/powerball',
    guard: 'open',
    page: both(() => import('../pages/games/minigame/page.tsx')),
  },
  powerladder: {
    desktop: '/member/minigame/powerladder',
    mobile: '/member/minigame/powerladder',
    guard: 'open',
    page: both(() => import('../pages/games/minigame/page.tsx')),
  },
  speedkino: {
    desktop: '/member/minigame/speedkino',
    mobile: '/member/minigame/speedkino',
    guard: 'open',
    page: both(() => import('../pages/games/minigame/page.tsx')),
  },
  kinoladder: {
    desktop: '/member/minigame/kinoladder',
    mobile: '/member/minigame/kinoladder',
    guard: 'open',
    page: both(() => import('../pages/games/minigame/page.tsx')),
  },
  charge: {
    desktop: '/member/moneyMain/charge',
    mobile: '/member/chargeMain/charge',
    guard: 'member',
    page: {
      desktop: () => import('../pages/money/charge/desktop.tsx'),
      mobile: () => import('../pages/money/charge/mobile.tsx'),
    },
  },
  exchange: {
    desktop: '/member/moneyMain/exchange',
    mobile: '/member/exchangeMain/exchange',
    guard: 'member',
    page: {
      desktop: () => import('../pages/money/exchange/desktop.tsx'),
      mobile: () => import('../pages/money/exchange/mobile.tsx'),
    },
  },
  coinCharge: {
    desktop: '/member/moneyMain/coinCharge',
    mobile: '/member/chargeMain/coinCharge',
    guard: 'member',
    page: both(() => import('../pages/money/coin-charge/page.tsx')),
  },
  coinExchange: {
    desktop: '/member/moneyMain/coinExchange',
    mobile: '/member/exchangeMain/coinExchange',
    guard: 'member',
    page: both(() => import('../pages/money/coin-exchange/page.tsx')),
  },
  chargeList: {
    desktop: '/member/mypage/charge/list',
    mobile: '/member/chargeList',
    guard: 'member',
    page: both(() => import('../pages/money/charge-list/page.tsx')),
  },
  exchangeList: {
    desktop: '/member/mypage/exchange/list',
    mobile: '/member/exchangeList',
    guard: 'member',
    page: both(() => import('../pages/money/exchange-list/page.tsx')),
  },
  ...sportRoutes,
  ...boardRoutes,
  ...accountRoutes,
  ...partnerRoutes,
  ...ticketRoutes,
} as const satisfies Record<string, RouteRow>

declare module '../shared/navigation/route.ts' {
  interface Register {
    routes: typeof routes
  }
}
