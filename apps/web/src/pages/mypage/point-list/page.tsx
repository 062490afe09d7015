import { useText } from '@maru/i18n/react'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { PointHistory } from '../../../features/points/point-history.tsx'
import { PointTabs } from '../../../features/points/point-tabs.tsx'
import { PointsHead } from '../../../features/points/points-head.tsx'

export function Page() {
  const say = useText('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PointsHead title={say('title.pointList')} />
      <AccountTabs />
      <PointTabs />
      <PointHistory />
    </div>
  )
}
