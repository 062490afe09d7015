import type { PartnerRight } from '@maru/contract'

/** As menus have them: a group leads to the first of its pages that one may see. */
export const partnerGroups = [
  { group: 'now', pages: ['dashboard', 'online'] },
  { group: 'tree', pages: ['tree', 'members', 'recommended', 'create'] },
  { group: 'rates', pages: ['rates'] },
  { group: 'earnings', pages: ['settlement', 'wagers', 'losing', 'commission', 'rule'] },
  { group: 'money', pages: ['give', 'moves'] },
  { group: 'records', pages: ['bets', 'cash'] },
] as const

export type PartnerPageName = (typeof partnerGroups)[number]['pages'][number]

/** What an employee of a partner needs to see a page; those that are not named need nothing. */
export const rightOf: Partial<Record<PartnerPageName, PartnerRight>> = {
  dashboard: 'commission.read',
  online: 'members.read',
  tree: 'tree.read',
  members: 'members.read',
  recommended: 'members.read',
  create: 'tree.create',
  rates: 'rates.read',
  settlement: 'commission.read',
  wagers: 'commission.read',
  losing: 'commission.read',
  commission: 'commission.read',
  give: 'give.read',
  moves: 'give.read',
  bets: 'bets.read',
  cash: 'cash.read',
}
