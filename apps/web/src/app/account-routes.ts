import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })

/** The pages of one's own account. */
export const accountRoutes = {
  betList: {
    desktop: '/member/mypage/betting/list',
    mobile: '/member/betList',
    guard: 'member',
    page: {
      desktop: () => import('../pages/mypage/bet-list/desktop.tsx'),
      mobile: () => import('../pages/mypage/bet-list/mobile.tsx'),
    },
  },
  winLose: {
    desktop: '/member/mypage/winlose',
    mobile: '/member/winlose',
    guard: 'member',
    page: both(() => import('../pages/mypage/win-lose/page.tsx')),
  },
  statement: {
    desktop: '/member/mypage/statement',
    mobile: '/member/statement',
    guard: 'member',
    page: both(() => import('../pages/mypage/statement/page.tsx')),
  },
  pointUse: {
    desktop: '/member/mypage/point/use',
    mobile: '/member/pointMain/point',
    guard: 'member',
    page: {
      desktop: () => import('../pages/mypage/point-use/desktop.tsx'),
      mobile: () => import('../pages/mypage/point-use/mobile.tsx'),
    },
  },
  pointList: {
    desktop: '/member/mypage/point/list',
    mobile: '/member/pointMain/list',
    guard: 'member',
    page: both(() => import('../pages/mypage/point-list/page.tsx')),
  },
  pointChange: {
    desktop: '/member/mypage/point/change',
    mobile: '/member/pointMain/change',
    guard: 'member',
    page: both(() => import('../pages/mypage/point-change/page.tsx')),
  },
  couponUse: {
    desktop: '/member/mypage/coupon/use',
    mobile: '/member/couponMain/coupon',
    guard: 'member',
    page: both(() => import('../pages/mypage/coupon-use/page.tsx')),
  },
  couponGift: {
    desktop: '/member/mypage/coupon/gift',
    mobile: '/member/couponMain/gift',
    guard: 'member',
    page: both(() => import('../pages/mypage/coupon-gift/page.tsx')),
  },
  couponList: {
    desktop: '/member/mypage/coupon/list',
    mobile: '/member/couponMain/list',
    guard: 'member',
    page: both(() => import('../pages/mypage/coupon-list/page.tsx')),
  },
  level: {
    desktop: '/member/mypage/level',
    mobile: '/member/level',
    guard: 'member',
    page: both(() => import('../pages/mypage/level/page.tsx')),
  },
  held: {
    desktop: '/member/mypage/held',
    mobile: '/member/held',
    guard: 'member',
    page: both(() => import('../pages/mypage/held/page.tsx')),
  },
  bonus: {
    desktop: '/member/mypage/bonus',
    mobile: '/member/bonus',
    guard: 'member',
    page: {
      desktop: () => import('../pages/mypage/bonus/desktop.tsx'),
      mobile: () => import('../pages/mypage/bonus/mobile.tsx'),
    },
  },
  messages: {
    desktop: '/member/mypage/message/list',
    mobile: '/member/msgMain/msg',
    guard: 'member',
    page: both(() => import('../pages/mypage/message-list/page.tsx')),
  },
  message: {
    desktop: '/member/mypage/message/read/$msgIdx',
    mobile: '/member/msgMain/msgRead/$msgIdx',
    guard: 'member',
    page: both(() => import('../pages/mypage/message-read/page.tsx')),
  },
  support: {
    desktop: '/member/cscenter/support',
    mobile: '/member/csMain/support',
    guard: 'member',
    page: both(() => import('../pages/customer/support/page.tsx')),
  },
  attendance: {
    desktop: '/attendendance',
    mobile: '/member/attendance',
    // Spelled as in the specification.
    guard: 'member',
    page: both(() => import('../pages/events/attendance/page.tsx')),
  },
  rotary: {
    desktop: '/rotary',
    mobile: '/member/rotary',
    guard: 'member',
    page: both(() => import('../pages/events/rotary/page.tsx')),
  },
  playSafe: {
    desktop: '/member/mypage/playsafe',
    mobile: '/member/playsafe',
    guard: 'member',
    page: both(() => import('../pages/mypage/play-safe/page.tsx')),
  },
  security: {
    desktop: '/member/mypage/security',
    mobile: '/member/security',
    guard: 'member',
    page: both(() => import('../pages/mypage/security/page.tsx')),
  },
  privacy: {
    desktop: '/member/mypage/privacy',
    mobile: '/member/privacy',
    guard: 'member',
    page: both(() => import('../pages/mypage/privacy/page.tsx')),
  },
  info: {
    desktop: '/member/mypage/info',
    mobile: '/member/info',
    guard: 'member',
    page: both(() => import('../pages/mypage/info/page.tsx')),
  },
} as const satisfies Record<string, RouteRow>
