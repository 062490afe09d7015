import type { PartnerRight } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import { HomeIcon, ListIcon, PersonIcon, PhoneIcon } from '@maru/ui/icons.tsx'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export type SitePage = {
  path: string
  title: Key<'partner-site'>
  /** Below its sign in the tabs of a phone. */
  short: Key<'partner-site'>
  group: Key<'partner-site'> | undefined
  /** What an employee needs to see it. */
  right: PartnerRight | undefined
  Icon: ComponentType<{ size?: number }>
  Page: LazyExoticComponent<ComponentType>
}

const page = (load: () => Promise<{ Page: ComponentType }>) =>
  lazy(() => load().then(({ Page }) => ({ default: Page })))

/** In the order of the menu. */
export const pages: readonly SitePage[] = [
  {
    path: '/',
    title: 'page.home',
    short: 'page.home',
    group: undefined,
    right: undefined,
    Icon: HomeIcon,
    Page: page(() => import('../pages/home.tsx')),
  },
  {
    path: '/employees',
    title: 'page.employees',
    short: 'page.employees',
    group: 'group.people',
    right: 'employees.manage',
    Icon: PersonIcon,
    Page: page(() => import('../pages/employees.tsx')),
  },
  {
    path: '/sessions',
    title: 'page.sessions',
    short: 'page.sessions.short',
    group: 'group.people',
    right: undefined,
    Icon: PhoneIcon,
    Page: page(() => import('../pages/sessions.tsx')),
  },
  {
    path: '/acts',
    title: 'page.acts',
    short: 'page.acts.short',
    group: 'group.people',
    right: 'employees.manage',
    Icon: ListIcon,
    Page: page(() => import('../pages/acts.tsx')),
  },
]

export const pageAt = (path: string): SitePage | undefined =>
  pages.find((one) => one.path === (path.replace(/\/+$/, '') || '/'))
