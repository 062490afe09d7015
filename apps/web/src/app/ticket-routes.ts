import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })

/** Bets and results of the sportsbook. */
export const ticketRoutes = {
  sportTickets: {
    desktop: '/member/sport/tickets',
    mobile: '/member/sport/tickets',
    guard: 'member',
    page: both(() => import('../pages/sports-tickets/list/page.tsx')),
  },
  sportTicket: {
    desktop: '/member/sport/tickets/$ticketId',
    mobile: '/member/sport/tickets/$ticketId',
    guard: 'member',
    page: both(() => import('../pages/sports-tickets/ticket/page.tsx')),
  },
  sportResults: {
    desktop: '/member/result/sport/$view',
    mobile: '/member/result/sport/$view',
    guard: 'open',
    page: both(() => import('../pages/results/sport/page.tsx')),
  },
  sportResultsAll: {
    desktop: '/member/result/sport',
    mobile: '/member/result/sport',
    guard: 'open',
    title: 'title.sportResults',
    page: both(() => import('../pages/results/sport/page.tsx')),
  },
} as const satisfies Record<string, RouteRow>
