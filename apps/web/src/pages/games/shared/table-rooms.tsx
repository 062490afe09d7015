import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { useOpenGame } from '../../../features/games/use-open-game.ts'
import { toggleFavourite, useFavourites } from '../../../features/live-tables/favourites.ts'
import { noFilter } from '../../../features/live-tables/filter/filter.rules.ts'
import { FilterBar, OrderChoice } from '../../../features/live-tables/filter/filter-bar.tsx'
import type { Order } from '../../../features/live-tables/filter/order.rules.ts'
import { RoomNews } from '../../../features/live-tables/room-news.tsx'
import { keyOf, type Table } from '../../../features/live-tables/table.ts'
import { TableGrid, views, WaitingGrid } from '../../../features/live-tables/table-grid.tsx'
import { useTableView } from '../../../features/live-tables/table-view.ts'
import { useHold } from '../../../features/live-tables/use-hold.ts'
import { useOpenTable } from '../../../features/live-tables/use-open-table.ts'
import { useShownTables } from '../../../features/live-tables/use-shown-tables.ts'
import { mainPage } from '../../../features/site/calls/main.ts'
import { useLayout } from '../../../shared/navigation/index.ts'
import { useMember } from '../../../shared/session/session.ts'
import { useHiddenSince } from '../../../shared/undisclosed/undisclosed.ts'
import { NoneFits } from './no-tables.tsx'
import type { TableGroup } from './vendor-links.tsx'

type Props = {
  group: TableGroup
  title: string
  /** Undefined while they are on the way. */
  tables: readonly Table[] | undefined
  isLost: boolean
  children: ReactNode
}

/** Head, filters, tiles and news of the rooms. */
export function Rooms({ group, title, tables, isLost, children }: Props) {
  const say = useText('tables')
  const sayCommon = useText('common')
  const isPhone = useLayout() === 'mobile'
  const owner = useMember()?.member.memNick ?? ''
  const favourites = useFavourites(owner)
  const [filter, setFilter] = useState(noFilter)
  const [order, setOrder] = useState<Order>('lobby')
  const [view, setView] = useTableView()
  const { isHeld, holding } = useHold()
  const shown = useShownTables(tables ?? [], { filter, order, favourites, isHeld })
  const open = useOpenTable(useOpenGame())
  const star = useCallback((key: string) => toggleFavourite(owner, key), [owner])
  const wins = useWins()
  const look = (
    <Segmented
      label={say('view.label')}
      value={view}
      onChange={setView}
      options={views.map((value) => ({ value, label: say(`view.${value}`) }))}
      className="shrink-0"
    />
  )
  const search = (
    <>
      <OrderChoice order={order} onOrder={setOrder} />
      <SearchBox
        label={say('filter.words')}
        clearLabel={sayCommon('action.clear')}
        value={filter.words}
        onChange={(words) => setFilter({ ...filter, words })}
        className="w-40 shrink-0 tablet:max-desk:hidden"
      />
    </>
  )
  return (
    <>
      <header className="flex items-end justify-between gap-4 max-tablet:flex-wrap">
        <div className="min-w-0 max-tablet:flex max-tablet:w-full max-tablet:items-baseline max-tablet:justify-between max-tablet:gap-3">
          <PageTitle>{title}</PageTitle>
          {tables && tables.length > 0 && <Summary group={group} tables={tables} />}
        </div>
        {!isPhone && (
          <div className="flex shrink-0 items-center gap-2">
            {search}
            {look}
          </div>
        )}
      </header>
      {children}
      {isLost && (
        <p role="status" className="rounded-control bg-warn-tint px-4 py-2.5 text-13 text-warn">
          {say('lost')}
        </p>
      )}
      {tables && tables.length > 0 && (
        <FilterBar
          tables={tables}
          favourites={tables.filter(({ table }) => favourites.has(keyOf(table))).length}
          filter={filter}
          onFilter={setFilter}
          first={isPhone && look}
          last={isPhone && search}
        />
      )}
      {!tables && <WaitingGrid view={view} />}
      {tables && tables.length > 0 && shown.length === 0 && (
        <NoneFits
          isFavourites={filter.show === 'favourites' && favourites.size === 0}
          all={tables.length}
          clear={() => setFilter(noFilter)}
        />
      )}
      {shown.length > 0 && <TableGrid {...{ view, isPhone, favourites, open, holding }} tables={shown} onStar={star} />}
      {tables && <RoomNews tables={tables} wins={wins} />}
    </>
  )
}

function Summary({ group, tables }: { group: TableGroup; tables: readonly Table[] }) {
  const say = useText('tables')
  const isPhone = useLayout() === 'mobile'
  const rooms = tables.filter(({ table }) => table.state === 'open').length
  const people = tables.reduce((sum, { table }) => sum + table.heads, 0)
  if (isPhone) return <span className="num shrink-0 text-13 text-text-3">{say('summary.short', { rooms })}</span>
  return <p className="mt-1 text-text-2">{say(group === 'casino' ? 'summary' : 'summary.hotel', { rooms, people })}</p>
}

/** The newest wins of the site; the member's own among them would give a round away. */
const useWins = () => {
  const hiddenSince = useHiddenSince()
  const wins = useQuery(mainPage).data?.recentWins ?? []
  return wins.filter(({ at }) => hiddenSince === undefined || Date.parse(at) < hiddenSince)
}
