import type { PartnerRight } from '@maru/contract'
import { type PartnerPageName, partnerGroups, rightOf } from '@maru/partner-pages/page-list.ts'
import { partnerPages } from '@maru/partner-pages/pages.ts'
import {
  CalendarIcon,
  ExchangeIcon,
  HomeIcon,
  LadderIcon,
  ListIcon,
  PartnerIcon,
  PersonIcon,
  PhoneIcon,
  PointIcon,
  ShieldIcon,
} from '@maru/ui/icons.tsx'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { pathOf } from '../host/path-of.ts'

type Group = (typeof partnerGroups)[number]['group']
type Name = 'account' | 'employees' | 'sessions' | 'acts'

export type SitePage = {
  path: string
  /** A page of this site by its name, or the group of a partner page: one line of the menu for all of it. */
  menu: { own: Name } | { group: Group }
  /** What an employee needs to see it. */
  right: PartnerRight | undefined
  Icon: ComponentType<{ size?: number }>
  Page: LazyExoticComponent<ComponentType>
}

type Load = () => Promise<{ Page: ComponentType }>
const page = (load: Load) => lazy(() => load().then(({ Page }) => ({ default: Page })))

const own = (
  name: Name,
  path: string,
  right: PartnerRight | undefined,
  Icon: SitePage['Icon'],
  load: Load,
): SitePage => ({
  path,
  menu: { own: name },
  right,
  Icon,
  Page: page(load),
})

const iconOf: Record<Group, SitePage['Icon']> = {
  now: HomeIcon,
  tree: PartnerIcon,
  rates: LadderIcon,
  earnings: PointIcon,
  money: ExchangeIcon,
  records: CalendarIcon,
}

/** With this site around it; each comes by itself. */
const partnerPage = (name: PartnerPageName, group: Group): SitePage => ({
  path: pathOf(name),
  menu: { group },
  right: rightOf[name],
  Icon: iconOf[group],
  Page: page(async () => {
    const [{ hosted }, { Page }] = await Promise.all([import('../host/host.tsx'), partnerPages[name]()])
    return { Page: hosted(Page) }
  }),
})

/** In the order of the menu. */
export const pages: readonly SitePage[] = [
  ...partnerGroups.flatMap(({ group, pages }) => pages.map((name) => partnerPage(name, group))),
  own('employees', '/employees', 'employees.manage', PersonIcon, () => import('../pages/employees.tsx')),
  own('sessions', '/sessions', undefined, PhoneIcon, () => import('../pages/sessions.tsx')),
  own('acts', '/acts', 'employees.manage', ListIcon, () => import('../pages/acts.tsx')),
  own('account', '/account', undefined, ShieldIcon, () => import('../pages/account.tsx')),
]

type May = (right: PartnerRight | undefined) => boolean | undefined

/** `/` is the first page that one may see. */
export const pageAt = (path: string, may: May): SitePage | undefined => {
  const plain = path.replace(/\/+$/, '')
  return plain === '' ? menuFor(may)[0] : pages.find((one) => one.path === plain)
}

const lineOf = ({ menu }: SitePage): string => ('own' in menu ? menu.own : menu.group)
export const isSameLine = (one: SitePage | undefined, other: SitePage): boolean =>
  one !== undefined && lineOf(one) === lineOf(other)

/** The first page of each line that one may see. */
export const menuFor = (may: May): SitePage[] => {
  const lines = new Map<string, SitePage>()
  for (const one of pages) if (may(one.right) && !lines.has(lineOf(one))) lines.set(lineOf(one), one)
  return [...lines.values()]
}
