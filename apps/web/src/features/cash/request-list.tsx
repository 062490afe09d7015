import { serverNow } from '@maru/client'
import type { CashRow, CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { BinIcon } from '@maru/ui/icons.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { periodOf, wirePeriod } from '../../shared/period/period.rules.ts'
import { PeriodFilter } from '../../shared/period/period-filter.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { cashList } from './calls/cash-list.ts'
import { isOpen } from './request.rules.ts'
import { RequestRows } from './request-rows.tsx'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))
const HideDialog = lazy(() => import('./hide-dialog.tsx').then((m) => ({ default: m.HideDialog })))

/** The member's requests of a kind by period and page, with a way to remove ended ones from view. */
export function RequestList({ cashType }: { cashType: CashType }) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const { search, page, change, turnTo } = useFilter()
  const period = periodOf(search, serverNow())
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...cashList({ cashType, page, ...wirePeriod(period) }),
    placeholderData: keepPreviousData,
  })
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const [dialog, setDialog] = useState<'hide' | CashRow>()
  const [isNoneChosen, setNoneChosen] = useState(false)
  const rows = data?.list ?? []
  // Of what is in view only: nothing is removed that is not seen.
  const chosen = rows.filter((row) => marked.has(row.cashIdx) && !isOpen(row)).map((row) => row.cashIdx)
  const total = data?.pageInfo.tatal_list_count ?? 0
  const pages = Math.ceil(total / (data?.pageInfo.count_per_list ?? 10))

  const choose = (some: readonly CashRow[], isChosen: boolean) => {
    setNoneChosen(false)
    const next = new Set(marked)
    for (const { cashIdx } of some) isChosen ? next.add(cashIdx) : next.delete(cashIdx)
    setMarked(next)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PeriodFilter period={period} change={change} />
      {error && !data ? (
        <LoadFailed title={say('list.failed')} problem={error} retry={refetch} />
      ) : (
        <Card pad={false} aria-busy={!data || isPlaceholderData}>
          {!data ? (
            <div className="grid gap-2 p-4">
              <SkeletonTiles count={5} shape="row" />
            </div>
          ) : rows.length === 0 ? (
            <Empty
              title={say('list.none')}
              action={
                page > 1 ? (
                  <Button size="sm" onClick={() => turnTo(1)}>
                    {sayCommon('pager.page', { page: 1 })}
                  </Button>
                ) : (
                  period.kind !== 'month' && (
                    <Button size="sm" onClick={() => change({ period: 'month', from: undefined, until: undefined })}>
                      {say('list.month')}
                    </Button>
                  )
                )
              }
            >
              {say('list.noneText')}
            </Empty>
          ) : (
            <>
              <RequestRows
                caption={sayCommon(cashType === 'deposit' ? 'title.chargeList' : 'title.exchangeList')}
                rows={rows}
                chosen={new Set(chosen)}
                choose={choose}
                cancel={setDialog}
              />
              <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-line-soft border-t px-5 py-2.5 max-tablet:px-4">
                <span aria-live="polite" className={isNoneChosen ? 'text-13 text-bad' : 'text-13 text-text-3'}>
                  {isNoneChosen
                    ? say('list.hideNone')
                    : chosen.length > 0
                      ? say('list.chosen', { count: chosen.length })
                      : say('list.count', { count: total })}
                </span>
                <Button
                  size="sm"
                  icon={<BinIcon size={16} />}
                  className="touch:h-11"
                  onClick={() => (chosen.length > 0 ? setDialog('hide') : setNoneChosen(true))}
                >
                  {say('list.hide')}
                </Button>
              </div>
              <ListPager page={page} pages={pages} onPage={turnTo} />
            </>
          )}
        </Card>
      )}
      {dialog && (
        <Suspense>
          {dialog === 'hide' ? (
            <HideDialog chosen={chosen} close={() => setDialog(undefined)} onDone={() => setMarked(new Set())} />
          ) : (
            <CancelDialog request={dialog} close={() => setDialog(undefined)} />
          )}
        </Suspense>
      )}
    </div>
  )
}
