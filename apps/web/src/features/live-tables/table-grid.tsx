import { cx } from '@maru/ui/cx.ts'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { keyOf, type Table } from './table.ts'
import type { OpenTable } from './tile/entrance.tsx'
import { LiveTableTile } from './tile/live-table-tile.tsx'
import { TableLine } from './tile/table-line.tsx'
import type { useHold } from './use-hold.ts'

export const views = ['tiles', 'roads', 'list'] as const
export type View = (typeof views)[number]

const grids: Record<View, string> = {
  tiles: cx(
    // On a phone the first one is wide, two of the others share a row, and the last one is wide where it would be alone.
    'grid gap-3 min-[360px]:grid-cols-2 min-[360px]:max-tablet:[&>:first-child]:col-span-2 min-[360px]:max-tablet:[&>:last-child:nth-child(even)]:col-span-2 tablet:grid-cols-[repeat(auto-fill,minmax(250px,1fr))] tablet:gap-4 lying:grid-cols-3 lying:gap-3',
    // None is alone in the last row. Rows of three become rows of four, or of two where those are too narrow; rows of four those of three; of five where neither would do.
    '[@media(900px<=width<1000px)_and_(height>480px)]:has-[>:last-child:nth-child(6n+4)]:grid-cols-2',
    'min-[1000px]:grid-cols-3 min-[1000px]:max-[1344px]:has-[>:last-child:nth-child(3n+1):not(:nth-child(12n+1))]:grid-cols-4',
    'min-[1344px]:max-wide:grid-cols-4 min-[1344px]:max-wide:has-[>:last-child:nth-child(4n+1):not(:nth-child(12n+1))]:grid-cols-3',
    'min-[1000px]:max-wide:has-[>:last-child:nth-child(12n+1):nth-child(n+13)]:grid-cols-5',
    'wide:grid-cols-[repeat(auto-fill,minmax(250px,1fr))]',
  ),
  roads: 'grid gap-3 tablet:gap-4 desk:grid-cols-2 wide:grid-cols-3',
  list: 'grid overflow-hidden rounded-card bg-surface-2',
}

type Props = {
  tables: readonly Table[]
  view: View
  isPhone: boolean
  favourites: ReadonlySet<string>
  open: OpenTable
  onStar: (key: string) => void
  holding: ReturnType<typeof useHold>['holding']
}

/** Live tables in one of three views. */
export function TableGrid({ tables, view, isPhone, favourites, open, onStar, holding }: Props) {
  return (
    <div className={grids[view]} {...holding}>
      {tables.map((entry, index) => {
        const key = keyOf(entry.table)
        const shared = { entry, open, onStar, isFavourite: favourites.has(key) }
        if (view === 'list') return <TableLine key={key} {...shared} />
        const isAlone = index === 0 || (index === tables.length - 1 && index % 2 === 1)
        const shape = view === 'roads' ? 'roads' : !isPhone ? 'tile' : isAlone ? 'wide' : 'small'
        return <LiveTableTile key={key} {...shared} shape={shape} />
      })}
    </div>
  )
}

const waiting = 8

/** In the shape of what comes. */
export function WaitingGrid({ view }: { view: View }) {
  const numbers = Array.from({ length: waiting }, (_, index) => index)
  if (view === 'list')
    return (
      <div className="grid gap-px">
        {numbers.map((number) => (
          <Skeleton key={number} className="h-16 w-full rounded-none! first:rounded-t-card! last:rounded-b-card!" />
        ))}
      </div>
    )
  return (
    <div aria-hidden="true" className={grids[view]}>
      {numbers.map((number) => (
        <span key={number} className="grid content-start overflow-hidden rounded-card bg-surface-2">
          <Skeleton
            className={cx('rounded-none!', view === 'roads' ? 'h-36' : 'aspect-[30/17] max-tablet:aspect-[3/2]')}
          />
          <Skeleton className="mt-px h-16.5 rounded-none!" />
          <span className="grid gap-2.5 px-3.5 py-3.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </span>
        </span>
      ))}
    </div>
  )
}
