import type { PartnerRight } from '@maru/contract'

export const drawerTabs = ['rates', 'give', 'move', 'history'] as const
export type DrawerTab = (typeof drawerTabs)[number]

/** What an employee needs for each; one of them is enough. */
const needed: Record<DrawerTab, readonly PartnerRight[]> = {
  rates: ['rates.read'],
  give: ['give.read'],
  move: ['tree.move'],
  history: ['rates.read', 'tree.read'],
}

/** What one may see of somebody below. `hasGive`: the site mounts the page of it. */
export const tabsFor = (may: (right: PartnerRight) => boolean, hasGive: boolean): DrawerTab[] =>
  drawerTabs.filter((tab) => (tab !== 'give' || hasGive) && needed[tab].some(may))
