import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })

/** Sports and e-sports. A guest may look around; the press on a bet asks for the login. */
export const sportRoutes = {
  sportLive: {
    desktop: '/member/sport/livebetting',
    mobile: '/member/sport/livebetting',
    guard: 'open',
    page: both(() => import('../pages/sports/list/page.tsx')),
  },
  sportCombination: {
    desktop: '/member/sport/combinationbetting',
    mobile: '/member/sport/combinationbetting',
    guard: 'open',
    page: both(() => import('../pages/sports/list/page.tsx')),
  },
  sportSpecial: {
    desktop: '/member/sport/special',
    mobile: '/member/sport/special',
    guard: 'open',
    page: both(() => import('../pages/sports/list/page.tsx')),
  },
  esport: {
    desktop: '/member/esport/gamestart',
    mobile: '/member/esport/gamestart',
    guard: 'open',
    page: both(() => import('../pages/sports/list/page.tsx')),
  },
  sportEvent: {
    desktop: '/member/sport/event/$event',
    mobile: '/member/sport/event/$event',
    guard: 'open',
    page: both(() => import('../pages/sports/event/page.tsx')),
  },
  screenDescription: {
    desktop: '/member/esport/screendescription',
    mobile: '/member/esport/screendescription',
    guard: 'open',
    title: 'title.gameway',
    page: both(() => import('../pages/sports/guide/page.tsx')),
  },
  oneFolderBetting: {
    desktop: '/member/esport/onefolderbetting',
    mobile: '/member/esport/onefolderbetting',
    guard: 'open',
    title: 'title.gameway',
    page: both(() => import('../pages/sports/guide/page.tsx')),
  },
  twoFolderBetting: {
    desktop: '/member/esport/twofolderbetting',
    mobile: '/member/esport/twofolderbetting',
    guard: 'open',
    title: 'title.gameway',
    page: both(() => import('../pages/sports/guide/page.tsx')),
  },
} as const satisfies Record<string, RouteRow>
