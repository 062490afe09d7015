import { useLanguage, useText } from '@maru/i18n/react'
import { moreClass, Section } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { RightIcon } from '@maru/ui/icons.tsx'
import { liveRow } from '@maru/ui/live-row.ts'
import { PosterTile, posterGrid } from '@maru/ui/poster-tile.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { Ticker } from '@maru/ui/ticker.tsx'
import { GroupTile, groupGrid } from '@maru/ui/vendor-tile.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Game } from '../../../features/games/game.ts'
import { useOpenGame } from '../../../features/games/use-open-game.ts'
import { GroupIcon } from '../../../features/site/group-icon.tsx'
import { percent } from '../../../shared/format/money.ts'
import { Sum } from '../../../shared/format/sum.tsx'
import { Link, type RouteName } from '../../../shared/navigation/index.ts'
import type { Beside } from './lobby-shape.rules.ts'
import type { Loaded } from './use-main.ts'

const More = ({ to }: { to: RouteName }) => (
  <Link to={to} className={moreClass}>
    {useText('common')('nav.more')}
    <RightIcon size={16} />
  </Link>
)

// No empty place beside a few.
const columns: Record<number, string> = {
  1: 'tablet:grid-cols-1! desk:grid-cols-1!',
  2: 'tablet:grid-cols-2! desk:grid-cols-2!',
  3: 'desk:grid-cols-3!',
  4: 'tablet:grid-cols-4! desk:grid-cols-4!',
  5: 'desk:grid-cols-5!',
}

export function Groups({ groups }: Pick<Loaded, 'groups'>) {
  const say = useText('main')
  const sayName = useText('common')
  if (groups.length === 0) return null
  return (
    <nav aria-label={say('groups.label')} className={`${groupGrid} ${columns[groups.length] ?? ''}`}>
      {groups.map(({ groupCode, games, to }) => (
        <GroupTile
          key={groupCode}
          name={sayName(`group.${groupCode}`)}
          note={games > 0 ? say('groups.games', { count: games }) : ''}
          icon={<GroupIcon group={groupCode} />}
          render={<Link to={to} />}
        />
      ))}
    </nav>
  )
}

// What moves belongs to no first look: the build puts all of this folder into the first page, and the row stands beside it.
const TableRow = lazy(() => import('../shared/table-row.tsx').then((m) => ({ default: m.TableRow })))
const tablePlaces = 4

export function Tables({ tables, tableCount }: Pick<Loaded, 'tables' | 'tableCount'>) {
  const say = useText('main')
  const places = Math.min(tables.length, tablePlaces)
  if (tables.length === 0) return null
  return (
    <Section
      title={say('tables.title')}
      note={tableCount > 0 && say('tables.count', { count: tableCount })}
      action={<More to="liveCasino" />}
    >
      <div className={liveRow}>
        <Suspense fallback={<SkeletonTiles count={places} shape="live" />}>
          <TableRow tables={tables} places={places} />
        </Suspense>
      </div>
    </Section>
  )
}

export function SlotTile({ game, eager, startLabel }: { game: Game; eager?: boolean; startLabel?: string }) {
  const say = useText('main')
  const open = useOpenGame()
  const rtp = percent(game.returnBp, useLanguage())
  return (
    <PosterTile
      title={game.name}
      vendor={game.vendorName}
      rtp={rtp}
      image={game.image}
      label={say('slots.label', { name: game.name, vendor: game.vendorName, rtp })}
      closedLabel={game.isOn ? undefined : say('closed')}
      startLabel={startLabel}
      eager={eager}
      onClick={() => open(game)}
    />
  )
}

const besideColumns = { 2: 'desk:grid-cols-2!', 3: 'desk:grid-cols-3!', 4: 'desk:grid-cols-4!', 5: 'desk:grid-cols-5!' }

/** `beside`: they share a row with the tables. */
export function Slots({ slots, beside }: Pick<Loaded, 'slots'> & { beside?: Beside | undefined }) {
  const say = useText('main')
  if (slots.length === 0) return null
  return (
    <Section title={say('slots.title')} action={<More to="slots" />}>
      <div className={cx(posterGrid, beside && besideColumns[beside.posters])}>
        {slots.map((game) => (
          <SlotTile key={game.gameKey} game={game} />
        ))}
      </div>
    </Section>
  )
}

type Win = Loaded['wins'][number]

const winClass =
  'relative flex h-11 min-w-0 items-center gap-2 rounded-control underline-offset-4 hover:underline [&_span]:truncate'

/** Opens the round: its replay, or the proof of its draw. */
function WinLink({ win, draw, children }: Pick<Win, 'win' | 'draw'> & { children: ReactNode }) {
  const say = useText('main')
  if (draw)
    return (
      <Link to="verify" search={{ game: draw.game, round: draw.roundId }} className={winClass}>
        {children}
        <span className="sr-only">, {say('wins.verify')}</span>
      </Link>
    )
  if (!win) return children
  return (
    <Link to="win" search={{ win }} className={winClass}>
      {children}
      <span className="sr-only">, {say('wins.watch')}</span>
    </Link>
  )
}

export function Wins({ wins }: Pick<Loaded, 'wins'>) {
  const say = useText('main')
  if (wins.length === 0) return null
  return (
    <Ticker
      label={say('wins.label')}
      title={say('wins.title')}
      items={wins.map(({ win, draw, nick, gameName, amount, at }) => {
        const line = (
          <>
            {nick} <span className="truncate text-12 text-text-3">{gameName}</span>{' '}
            <Sum units={amount} className="shrink-0" />
          </>
        )
        return {
          id: `${nick}${at}`,
          node: <WinLink {...{ win, draw }}>{line}</WinLink>,
        }
      })}
    />
  )
}
