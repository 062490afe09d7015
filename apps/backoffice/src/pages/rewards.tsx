import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { AttendancePanel } from '../features/rewards/attendance-panel.tsx'
import { CouponsPanel } from '../features/rewards/coupons-panel.tsx'
import { EventsPanel } from '../features/rewards/events-panel.tsx'
import { ReviewsPanel } from '../features/rewards/reviews-panel.tsx'
import { WheelPanel } from '../features/rewards/wheel-panel.tsx'
import '../features/boards/boards.css'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/rewards')

export const RewardsPage = () => {
  const t = useText('office')
  const say = useText('office-rewards')
  const { tab, before } = route.useSearch()
  const navigate = route.useNavigate()
  const turn = (next: string) => void navigate({ search: (was) => ({ ...was, before: next }) })
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.rewards')}</h1>
        <Tabs
          label={t('menu.rewards')}
          value={tab}
          onChange={(next) => void navigate({ search: () => ({ tab: next, before: '' }) })}
          tabs={[
            { value: 'coupons', label: say('coupons.title') },
            { value: 'attendance', label: say('attendance.title') },
            { value: 'reviews', label: say('reviews.title') },
            { value: 'events', label: say('events.title') },
            { value: 'wheel', label: say('wheel.title') },
          ]}
        />
      </div>
      {tab === 'coupons' && <CouponsPanel before={before} onBefore={turn} />}
      {tab === 'attendance' && <AttendancePanel />}
      {tab === 'reviews' && <ReviewsPanel before={before} onBefore={turn} />}
      {tab === 'events' && <EventsPanel before={before} onBefore={turn} />}
      {tab === 'wheel' && <WheelPanel before={before} onBefore={turn} />}
    </div>
  )
}
