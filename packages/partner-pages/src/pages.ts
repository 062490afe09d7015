import type { PartnerRight } from '@maru/contract'
import type { ComponentType } from 'react'

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
  commission: () => import('./pages/commission/page.tsx'),
  rule: () => import('./pages/rule/page.tsx'),
  give: () => import('./pages/give/page.tsx'),
  moves: () => import('./pages/moves/page.tsx'),
  bets: () => import('./pages/bets/page.tsx'),
  cash: () => import('./pages/cash/page.tsx'),
} as const satisfies Record<string, LoadPage>

export type PartnerPageName = keyof typeof partnerPages

/** What an employee of a partner needs to see a page; those that are not named need nothing. */
export const rightOf: Partial<Record<PartnerPageName, PartnerRight>> = {
  dashboard: 'tree.read',
  online: 'members.read',
  tree: 'tree.read',
  members: 'members.read',
  recommended: 'members.read',
  create: 'tree.create',
  rates: 'rates.read',
  settlement: 'commission.read',
  wagers: 'commission.read',
  commission: 'commission.read',
  give: 'give.read',
  moves: 'give.read',
  bets: 'bets.read',
  cash: 'cash.read',
}

/** As menus have them: a group leads to the first of its pages that one may see. */
export const partnerGroups = [
  { group: 'now', pages: ['dashboard', 'online'] },
  { group: 'tree', pages: ['tree', 'members', 'recommended', 'create'] },
  { group: 'rates', pages: ['rates'] },
  { group: 'earnings', pages: ['settlement', 'wagers', 'commission', 'rule'] },
  { group: 'money', pages: ['give', 'moves'] },
  { group: 'records', pages: ['bets', 'cash'] },
] as const satisfies { group: string; pages: readonly PartnerPageName[] }[]
