import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { attendanceMonth } from '../../../features/attendance/calls/attendance.ts'
import { MonthGrid } from '../../../features/attendance/month-grid.tsx'
import { StreakHead } from '../../../features/attendance/streak-head.tsx'
import { Points } from '../../../shared/format/sum.tsx'
import { EventTabs } from '../../../shared/parts/event-tabs.tsx'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { monthAway, useMonth } from './use-month.ts'

export function Page() {
  const say = useText('common')
  const sayOwn = useText('attendance')
  const sayCode = useText('result-codes')
  const { month, turnTo } = useMonth()
  const { data, error, refetch } = useQuery(attendanceMonth(month))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{say('title.attendance')}</PageTitle>
        <EventTabs />
      </div>
      {error && !data ? (
        <LoadFailed title={sayOwn('failed')} problem={error} retry={refetch} />
      ) : !data ? (
        <Skeleton className="h-[560px] rounded-card" />
      ) : (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:p-6">
          {data.barred !== '' && <Notice tone="warn" title={sayCode('RW01')} />}
          <StreakHead month={data} />
          <div className="flex items-center justify-between gap-2">
            <IconButton
              label={say('action.previous')}
              onClick={() => turnTo(monthAway(data.month, -1))}
              className="size-11!"
            >
              <span aria-hidden="true" className="text-22 leading-none">
                ‹
              </span>
            </IconButton>
            <b className="num font-semibold text-15">{data.month.replace('-', '.')}</b>
            <IconButton
              label={say('action.next')}
              disabled={data.today.startsWith(data.month)}
              onClick={() => turnTo(monthAway(data.month, 1))}
              className="size-11!"
            >
              <span aria-hidden="true" className="text-22 leading-none">
                ›
              </span>
            </IconButton>
          </div>
          <MonthGrid month={data} />
          <div className="num flex flex-wrap gap-x-6 gap-y-2 border-line-soft border-t pt-3.5 text-13 text-text-2">
            <dl className="flex flex-wrap gap-x-6 gap-y-2">
              <Fact label={sayOwn('sum.days')}>{sayOwn('days', { days: data.attended.length })}</Fact>
              <Fact label={sayOwn('sum.points')}>
                <Points points={data.points} />
              </Fact>
              <Fact label={sayOwn('sum.longest')}>{sayOwn('days', { days: data.longest })}</Fact>
            </dl>
            <p className="text-text-3 tablet:ml-auto">{sayOwn('sum.note')}</p>
          </div>
        </Card>
      )}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="font-bold text-text">{children}</dd>
    </div>
  )
}
