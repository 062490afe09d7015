import { useText } from '@maru/i18n/react'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { ConvertCard } from '../../../features/points/convert-card.tsx'
import { PointHistory } from '../../../features/points/point-history.tsx'
import { PointTabs } from '../../../features/points/point-tabs.tsx'
import { PointsHead } from '../../../features/points/points-head.tsx'

export function Page() {
  const say = useText('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PointsHead title={say('title.pointChange')} />
      <AccountTabs />
      <PointTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[372px_minmax(0,1fr)]">
        <ConvertCard />
        <PointHistory only="lost" />
      </div>
    </div>
  )
}
