import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { points } from '../../shared/format/money.ts'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { rotaryList, type Spin } from './calls/rotary.ts'

const VerifyDialog = lazy(() => import('./verify-dialog.tsx').then((m) => ({ default: m.VerifyDialog })))

/** One's spins, each to be computed again. */
export function SpinHistory() {
  const say = useText('rotary')
  const language = useLanguage()
  const { page, turnTo } = useFilter()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...rotaryList(page),
    placeholderData: keepPreviousData,
  })
  const [asked, setAsked] = useState<Spin>()
  if (error && !data) return <LoadFailed title={say('list.failed')} problem={error} retry={refetch} />
  return (
    <Card pad={false} aria-busy={!data || isPlaceholderData}>
      {!data ? (
        <div className="grid gap-2 p-4">
          <SkeletonTiles count={4} shape="row" />
        </div>
      ) : data.list.length === 0 ? (
        <Empty title={say('list.none')}>{say('list.noneText')}</Empty>
      ) : (
        <>
          <ul aria-label={say('list.title')}>
            {data.list.map((spin) => (
              <li
                key={spin.number}
                className="flex min-h-14 items-center gap-3 border-line-soft border-t px-4 py-2 first:border-t-0 tablet:px-5"
              >
                <span className="num w-12 text-13 text-text-3">#{spin.number}</span>
                <span className="num flex-1 text-13 text-text-2">{dayTime(spin.at)}</span>
                <b className="num font-semibold">
                  {spin.points > 0 ? `+${points(spin.points, language)}` : say('odds.nothing')}
                </b>
                <Button size="sm" onClick={() => setAsked(spin)}>
                  {say('list.verify')}
                </Button>
              </li>
            ))}
          </ul>
          <ListPager
            page={page}
            pages={Math.ceil(data.pageInfo.tatal_list_count / data.pageInfo.count_per_list)}
            onPage={turnTo}
          />
        </>
      )}
      <Suspense>{asked && <VerifyDialog spin={asked} close={() => setAsked(undefined)} />}</Suspense>
    </Card>
  )
}
