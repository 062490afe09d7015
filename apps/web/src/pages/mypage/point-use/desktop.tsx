import { useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { pointSummary } from '../../../features/points/calls/points.ts'
import { ConvertCard } from '../../../features/points/convert-card.tsx'
import { MonthCard } from '../../../features/points/month-card.tsx'
import { NextCard } from '../../../features/points/next-card.tsx'
import { PointHistory } from '../../../features/points/point-history.tsx'
import { PointTabs } from '../../../features/points/point-tabs.tsx'
import { PointsHead } from '../../../features/points/points-head.tsx'

export function Page() {
  const say = useText('common')
  const { data: summary, isError } = useQuery(pointSummary)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PointsHead title={say('title.pointUse')} />
      <AccountTabs />
      <PointTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-desk:order-last">
          {!isError && <MonthCard summary={summary} />}
          <PointHistory />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:sticky desk:top-21">
          <ConvertCard />
          <NextCard summary={summary} />
        </div>
      </div>
    </div>
  )
}
