import { type Minigame, minigames } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Tabs } from '../../shared/parts/tabs.tsx'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import './minigames.css'

const pages = [
  ['/minigames', 'minigames.now'],
  ['/minigames/rounds', 'minigames.rounds'],
  ['/minigames/prices', 'minigames.prices'],
  ['/minigames/draws', 'minigames.draws'],
  ['/minigames/returns', 'minigames.returns'],
] as const satisfies readonly (readonly [string, Key<'office'>])[]

/** Heading of every page of mini games, with the ways to the others. */
export const MinigamesHead = ({ children }: { children?: ReactNode }) => {
  const t = useText('office')
  return (
    <div className="page-tabs page-head-row">
      <h1>{t('menu.minigames')}</h1>
      <nav className="page-nav" aria-label={t('menu.minigames')}>
        {pages.map(([to, title]) => (
          <Link key={to} to={to} activeOptions={{ exact: to === '/minigames', includeSearch: false }}>
            {t(title)}
          </Link>
        ))}
      </nav>
      <span className="grow" />
      {children}
    </div>
  )
}

/** Which of the four games a page is about. */
export const GameTabs = ({ game, onGame }: { game: Minigame; onGame: (game: Minigame) => void }) => {
  const t = useText('office')
  const words = useMarketWords()
  return (
    <Tabs
      label={t('minigames.game')}
      value={game}
      onChange={onGame}
      tabs={minigames.map((value) => ({ value, label: words.game(value) }))}
    />
  )
}
