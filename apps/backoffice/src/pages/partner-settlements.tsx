import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useSettlements } from '../features/partners/calls/settlements.ts'
import { ComingPanel } from '../features/partners/coming-panel.tsx'
import '../features/partners/partners.css'
import { SettlementsTable } from '../features/partners/settlements-table.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { OlderPager } from '../shared/parts/older-pager.tsx'
import { Panel } from '../shared/parts/panel.tsx'

const route = getRouteApi('/office/partner-settlements')

export const PartnerSettlementsPage = () => {
  const t = useText('office')
  const say = useText('office-partners')
  const { before } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.partner-settlements')}</h1>
      </div>
      <ComingPanel />
      <Panel title={say('losing.list')}>
        <Asking query={useSettlements({ before, size: 20 })} lines={5}>
          {(found) =>
            found.rows.length === 0 ? (
              <Empty title={say('losing.none')} />
            ) : (
              <>
                <SettlementsTable rows={found.rows} />
                <OlderPager
                  before={before}
                  newest=""
                  next={found.next}
                  onBefore={(next) => void navigate({ search: { before: next } })}
                />
              </>
            )
          }
        </Asking>
      </Panel>
    </div>
  )
}
