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
import { useIsDesk } from '../../../shared/media/use-media.ts'

export function Page() {
  const say = useText('common')
  const isDesk = useIsDesk()
  const { data: summary, isError } = useQuery(pointSummary)
  const list = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!isError && <MonthCard summary={summary} />}
      <PointHistory />
    </div>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PointsHead title={say('title.pointUse')} />
      <AccountTabs />
      <PointTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_372px]">
        {isDesk && list}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:sticky desk:top-21">
          <ConvertCard />
          <NextCard summary={summary} />
        </div>
        {!isDesk && list}
      </div>
    </div>
  )
}
