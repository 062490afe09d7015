import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })

/** Boards and the customer center. */
export const boardRoutes = {
  boardList: {
    desktop: '/member/board/list',
    mobile: '/member/board/list',
    guard: 'member',
    page: both(() => import('../pages/board/list/page.tsx')),
  },
  boardRead: {
    desktop: '/member/board/read/$boardIdx',
    mobile: '/member/board/read/$boardIdx',
    guard: 'member',
    page: both(() => import('../pages/board/read/page.tsx')),
  },
  boardWrite: {
    desktop: '/member/board/write',
    mobile: '/member/board/write',
    guard: 'member',
    page: both(() => import('../pages/board/write/page.tsx')),
  },
  noticeList: {
    desktop: '/member/cscenter/notice/list',
    mobile: '/member/csMain/noticeList',
    guard: 'member',
    page: both(() => import('../pages/cscenter/notice-list/page.tsx')),
  },
  noticeRead: {
    desktop: '/member/cscenter/notice/read/$boardIdx',
    mobile: '/member/csMain/notice/read/$boardIdx',
    guard: 'member',
    page: both(() => import('../pages/cscenter/notice-read/page.tsx')),
  },
  qnaList: {
    desktop: '/member/cscenter/qna/list',
    mobile: '/member/csMain/qnaList',
    guard: 'member',
    page: both(() => import('../pages/cscenter/qna-list/page.tsx')),
  },
  qnaWrite: {
    desktop: '/member/cscenter/qna/write',
    mobile: '/member/csMain/qnaWrite',
    guard: 'member',
    page: both(() => import('../pages/cscenter/qna-write/page.tsx')),
  },
  qnaRead: {
    desktop: '/member/cscenter/qna/read/$boardIdx',
    mobile: '/member/csMain/qna/read/$boardIdx',
    guard: 'member',
    page: both(() => import('../pages/cscenter/qna-read/page.tsx')),
  },
  faq: {
    desktop: '/member/cscenter/faq/list',
    mobile: '/member/csMain/faq',
    guard: 'member',
    page: both(() => import('../pages/cscenter/faq/page.tsx')),
  },
  accountQna: {
    desktop: '/member/cscenter/accountqna',
    mobile: '/member/csMain/accountqna',
    guard: 'member',
    page: both(() => import('../pages/cscenter/account-qna/page.tsx')),
  },
  // Guests may read what they agree to.
  rules: {
    desktop: '/member/cscenter/rule',
    mobile: '/member/csMain/rule',
    guard: 'open',
    page: both(() => import('../pages/cscenter/rules/page.tsx')),
  },
  sportRules: {
    desktop: '/member/cscenter/bettingguide/sport',
    mobile: '/member/csMain/bettingguide/sport',
    guard: 'open',
    page: both(() => import('../pages/cscenter/sport-rules/page.tsx')),
  },
  gameGuide: {
    desktop: '/member/cscenter/gameguide',
    mobile: '/member/csMain/gameguide',
    guard: 'open',
    page: both(() => import('../pages/cscenter/game-guide/page.tsx')),
  },
  live: {
    desktop: '/live',
    mobile: '/live',
    guard: 'open',
    page: both(() => import('../pages/site/live/page.tsx')),
  },
} as const satisfies Record<string, RouteRow>
