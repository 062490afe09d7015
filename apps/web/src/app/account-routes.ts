import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })

/** The pages of one's own account. */
export const accountRoutes = {
  betList: {
    desktop: '/member/mypage/betting/list',
    mobile: '/member/betList',
    guard: 'member',
    title: 'title.betList',
    chrome: 'full',
    page: {
      desktop: () => import('../pages/mypage/bet-list/desktop.tsx'),
      mobile: () => import('../pages/mypage/bet-list/mobile.tsx'),
    },
  },
  winLose: {
    desktop: '/member/mypage/winlose',
    mobile: '/member/winlose',
    guard: 'member',
    title: 'title.winLose',
    chrome: 'full',
    page: both(() => import('../pages/mypage/win-lose/page.tsx')),
  },
  pointUse: {
    desktop: '/member/mypage/point/use',
    mobile: '/member/pointMain/point',
    guard: 'member',
    title: 'title.pointUse',
    chrome: 'full',
    page: {
      desktop: () => import('../pages/mypage/point-use/desktop.tsx'),
      mobile: () => import('../pages/mypage/point-use/mobile.tsx'),
    },
  },
  pointList: {
    desktop: '/member/mypage/point/list',
    mobile: '/member/pointMain/list',
    guard: 'member',
    title: 'title.pointList',
    chrome: 'full',
    page: both(() => import('../pages/mypage/point-list/page.tsx')),
  },
  pointChange: {
    desktop: '/member/mypage/point/change',
    mobile: '/member/pointMain/change',
    guard: 'member',
    title: 'title.pointChange',
    chrome: 'full',
    page: both(() => import('../pages/mypage/point-change/page.tsx')),
  },
  level: {
    desktop: '/member/mypage/level',
    mobile: '/member/level',
    guard: 'member',
    title: 'title.level',
    chrome: 'full',
    page: both(() => import('../pages/mypage/level/page.tsx')),
  },
  held: {
    desktop: '/member/mypage/held',
    mobile: '/member/held',
    guard: 'member',
    title: 'title.held',
    chrome: 'full',
    page: both(() => import('../pages/mypage/held/page.tsx')),
  },
  bonus: {
    desktop: '/member/mypage/bonus',
    mobile: '/member/bonus',
    guard: 'member',
    title: 'title.bonus',
    chrome: 'full',
    page: {
      desktop: () => import('../pages/mypage/bonus/desktop.tsx'),
      mobile: () => import('../pages/mypage/bonus/mobile.tsx'),
    },
  },
  messages: {
    desktop: '/member/mypage/message/list',
    mobile: '/member/msgMain/msg',
    guard: 'member',
    title: 'title.messages',
    chrome: 'full',
    page: both(() => import('../pages/mypage/message-list/page.tsx')),
  },
  message: {
    desktop: '/member/mypage/message/read/$msgIdx',
    mobile: '/member/msgMain/msgRead/$msgIdx',
    guard: 'member',
    title: 'title.message',
    chrome: 'full',
    page: both(() => import('../pages/mypage/message-read/page.tsx')),
  },
  playSafe: {
    desktop: '/member/mypage/playsafe',
    mobile: '/member/playsafe',
    guard: 'member',
    title: 'title.playSafe',
    chrome: 'full',
    page: both(() => import('../pages/mypage/play-safe/page.tsx')),
  },
  info: {
    desktop: '/member/mypage/info',
    mobile: '/member/info',
    guard: 'member',
    title: 'title.info',
    chrome: 'full',
    page: both(() => import('../pages/mypage/info/page.tsx')),
  },
} as const satisfies Record<string, RouteRow>
