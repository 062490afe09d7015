import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { Skeleton, SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isoDayBefore } from '../../shared/format/date.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { useHiddenSince } from '../../shared/undisclosed/undisclosed.ts'
import { type WinLose, winLose } from './calls/win-lose.ts'
import { DayRows } from './day-rows.tsx'
import { DaysChart } from './days-chart.tsx'
import { PlayRows } from './play-rows.tsx'
import { SpanFilter } from './span-filter.tsx'
import { Sums } from './sums.tsx'
import { barsOf, spanOf } from './win-lose.rules.ts'

const views = ['day', 'group', 'game'] as const
type View = (typeof views)[number]
/** Days that the current history of bets reaches back. */
const CURRENT_DAYS = 30

/** What the member won and lost in a period, by day, group or game. */
export function WinLoseView() {
  const say = useText('statements')
  const { search, change } = useFilter()
  const period = spanOf(search, serverNow())
  const view = views.find((known) => known === search.view) ?? 'day'
  // While a game holds a result back, sums that have it would give it away.
  const isHidden = useHiddenSince() !== undefined
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...winLose(period),
    enabled: !isHidden,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SpanFilter period={period} change={change} />
      {error && !data ? (
        <LoadFailed title={say('failed')} problem={error} retry={refetch} />
      ) : isHidden && !data ? (
        <Card>
          <Empty title={say('hidden')} />
        </Card>
      ) : (
        <>
          <Sums sum={data?.sum} />
          <Card pad={false} aria-busy={!data || isPlaceholderData}>
            <div className="p-5 max-tablet:p-4">
              <Segmented
                label={say('view.label')}
                value={view}
                onChange={(next) => change({ view: next })}
                options={views.map((value) => ({ value, label: say(`view.${value}`) }))}
              />
              {view === 'day' && (
                <div className="mt-4">
                  {data ? (
                    <DaysChart bars={barsOf(data.days, period)} />
                  ) : (
                    <Skeleton className="aspect-[1080/282] w-full max-tablet:aspect-[330/210]" />
                  )}
                </div>
              )}
            </div>
            {!data ? (
              <div className="grid gap-2 p-4">
                <SkeletonTiles count={7} shape="row" />
              </div>
            ) : data.days.length === 0 ? (
              <Empty title={say('none')}>{say('noneText')}</Empty>
            ) : (
              <Rows view={view} data={data} />
            )}
          </Card>
        </>
      )}
    </div>
  )
}

function Rows({ view, data }: { view: View; data: WinLose }) {
  const say = useText('statements')
  const sayCommon = useText('common')
  if (view === 'day') return <DayRows days={data.days} earliest={isoDayBefore(serverNow(), CURRENT_DAYS)} />
  if (view === 'group')
    return (
      <PlayRows
        caption={say('view.group')}
        head={say('column.group')}
        rows={data.groups.map((row) => ({ ...row, key: row.group, name: sayCommon(`group.${row.group}`) }))}
      />
    )
  return (
    <>
      <PlayRows
        caption={say('view.game')}
        head={say('column.game')}
        noteHead={say('column.group')}
        rows={data.games.map((row) => ({
          ...row,
          key: `${row.vendorKey} ${row.gameKey} ${row.group}`,
          name: row.gameName,
          note: sayCommon(`group.${row.group}`),
        }))}
      />
      {data.gameCount > data.games.length && (
        <p className="border-line-soft border-t px-5 py-3 text-13 text-text-3">
          {say('more', { shown: data.games.length, count: data.gameCount })}
        </p>
      )}
    </>
  )
}
