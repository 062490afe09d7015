import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import type { ListFilter, ListKind } from './list-filter.ts'

/** In the shape of what comes. */
export function WaitingList() {
  const say = useText('common')
  return (
    <div role="status" aria-busy="true" aria-label={say('state.loading')} className="grid gap-4">
      {[4, 3].map((rows) => (
        <div key={rows} className="grid gap-px overflow-hidden rounded-card bg-surface-2">
          <Skeleton className="mx-4 my-3.5 h-4 w-40" />
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <Skeleton key={row} className="h-[190px] w-full rounded-none! @min-[640px]:h-16" />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Nothing to show: why, and what to do. */
export function EmptyList({ kind, filter, isOn }: { kind: ListKind; filter: ListFilter; isOn: boolean }) {
  const say = useText('sports-pages')
  if (!isOn)
    return (
      <Box>
        <Empty title={say('off.title')}>{say('off.text')}</Empty>
      </Box>
    )
  if (filter.isNarrow)
    return (
      <Box>
        <Empty
          title={say(filter.isFavourites ? 'empty.favourites' : 'empty.found')}
          action={<Button onClick={filter.clear}>{say('empty.clear')}</Button>}
        >
          {filter.isFavourites && say('empty.favouritesNote')}
        </Empty>
      </Box>
    )
  return (
    <Box>
      <Empty
        title={say(`empty.${kind}`)}
        action={
          kind !== 'combination' && (
            <Link to="sportCombination" className={buttonClass()}>
              {say('empty.toCombination')}
            </Link>
          )
        }
      />
    </Box>
  )
}

const Box = ({ children }: { children: React.ReactNode }) => <div className="rounded-card bg-surface-2">{children}</div>
