import type { ComponentType } from 'react'
import type { PartnerPageName } from './page-list.ts'

type LoadPage = () => Promise<{ Page: ComponentType }>

/** Each page by itself, so that a site splits them by route. */
export const partnerPages = {
  dashboard: () => import('./pages/dashboard/page.tsx'),
  online: () => import('./pages/online/page.tsx'),
  tree: () => import('./pages/tree/page.tsx'),
  members: () => import('./pages/members/page.tsx'),
  recommended: () => import('./pages/recommended/page.tsx'),
  create: () => import('./pages/create/page.tsx'),
  rates: () => import('./pages/rates/page.tsx'),
  settlement: () => import('./pages/settlement/page.tsx'),
  wagers: () => import('./pages/wagers/page.tsx'),
  losing: () => import('./pages/losing/page.tsx'),
  commission: () => import('./pages/commission/page.tsx'),
  rule: () => import('./pages/rule/page.tsx'),
  give: () => import('./pages/give/page.tsx'),
  moves: () => import('./pages/moves/page.tsx'),
  bets: () => import('./pages/bets/page.tsx'),
  cash: () => import('./pages/cash/page.tsx'),
} as const satisfies Record<PartnerPageName, LoadPage>
