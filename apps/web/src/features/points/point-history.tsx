import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { periodOf, wirePeriod } from '../../shared/period/period.rules.ts'
import { PeriodFilter } from '../../shared/period/period-filter.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { type PointWay, pointList } from './calls/points.ts'
import { PointRows } from './point-rows.tsx'

const ways = ['', 'gained', 'lost'] as const

/** The member's points as they came and went, by period and page. `only`: of one way, without the choice. */
export function PointHistory({ only }: { only?: PointWay }) {
  const say = useText('points')
  const { search, page, change, turnTo } = useFilter()
  const period = periodOf({ period: 'month', ...search }, serverNow())
  const way = only ?? ways.find((known) => known === search.way) ?? ''
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...pointList({ page, way, ...wirePeriod(period) }),
    placeholderData: keepPreviousData,
  })
  const total = data?.pageInfo.tatal_list_count ?? 0
  const isWidest = period.kind === 'month' && (only !== undefined || way === '')
  return (
    <section aria-label={say('list.title')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PeriodFilter
        before={
          only === undefined && (
            <Segmented
              label={say('list.way')}
              value={way}
              onChange={(next) => change({ way: next })}
              options={ways.map((value) => ({ value, label: say(value === '' ? 'way.all' : `way.${value}`) }))}
              className="shrink-0"
            />
          )
        }
        period={period}
        change={change}
      />
      {error && !data ? (
        <LoadFailed title={say('list.failed')} problem={error} retry={refetch} />
      ) : (
        <Card pad={false} aria-busy={!data || isPlaceholderData}>
          {!data ? (
            <div className="grid gap-2 p-4">
              <SkeletonTiles count={10} shape="row" />
            </div>
          ) : data.list.length === 0 ? (
            <Empty
              title={say('list.none')}
              action={
                !isWidest && (
                  <Button
                    size="sm"
                    onClick={() => change({ period: undefined, from: undefined, until: undefined, way: undefined })}
                  >
                    {say('list.month')}
                  </Button>
                )
              }
            >
              {say('list.noneText')}
            </Empty>
          ) : (
            <>
              <PointRows rows={data.list} caption={say('list.title')} />
              <p className="num border-line-soft border-t px-5 py-3 text-13 text-text-3 max-tablet:px-4">
                {say('list.count', { count: total })}
              </p>
              <ListPager page={page} pages={Math.ceil(total / data.pageInfo.count_per_list)} onPage={turnTo} />
            </>
          )}
        </Card>
      )}
    </section>
  )
}
