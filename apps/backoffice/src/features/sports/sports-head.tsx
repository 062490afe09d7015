import { type Key, useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const pages = [
  ['/sports', 'nav.now'],
  ['/sports/tickets', 'nav.tickets'],
  ['/sports/results', 'nav.results'],
  ['/sports/rules', 'nav.rules'],
  ['/sports/report', 'nav.report'],
] as const satisfies readonly (readonly [string, Key<'office-sports'>])[]

/** Heading of every page of the sportsbook, with the ways to the others. */
export const SportsHead = ({ children }: { children?: ReactNode }) => {
  const t = useText('office')
  const say = useText('office-sports')
  return (
    <div className="page-tabs page-head-row">
      <h1>{t('menu.sports')}</h1>
      <nav className="page-nav" aria-label={t('menu.sports')}>
        {pages.map(([to, title]) => (
          <Link key={to} to={to} activeOptions={{ exact: to === '/sports', includeSearch: false }}>
            {say(title)}
          </Link>
        ))}
      </nav>
      <span className="grow" />
      {children}
    </div>
  )
}
