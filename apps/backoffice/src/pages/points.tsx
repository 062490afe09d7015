import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useEarningRules, usePointRequests } from '../features/points/calls/points.ts'
import { EarningForm } from '../features/points/earning-form.tsx'
import { EarningRequests } from '../features/points/earning-requests.tsx'
import { PointsList } from '../features/points/points-list.tsx'
import { RequestsPanel } from '../features/points/requests-panel.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { RuleVersions } from '../shared/parts/rule-versions.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/points')

export const PointsPage = () => {
  const t = useText('office')
  const say = useText('office-points')
  const { tab, before, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const rules = useEarningRules()
  const waiting = usePointRequests().data?.rows.length
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.points')}</h1>
        <Tabs
          label={t('menu.points')}
          value={tab}
          onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next, before: '' }) })}
          tabs={[
            { value: 'list', label: say('list.title') },
            { value: 'requests', label: say('requests.title'), count: waiting || undefined },
            { value: 'rules', label: say('rules.title') },
          ]}
        />
      </div>
      {tab === 'list' && (
        <PointsList
          filter={filter}
          before={before}
          onFilter={(changes) => void navigate({ search: (was) => ({ ...was, ...changes, before: '' }) })}
          onBefore={(next) => void navigate({ search: (was) => ({ ...was, before: next }) })}
        />
      )}
      {tab === 'requests' && <RequestsPanel />}
      {tab === 'rules' && (
        <Asking query={rules} lines={12}>
          {(found) => (
            <>
              <EarningRequests found={found} />
              {/* Another version, saved by somebody else, starts the form anew. */}
              <EarningForm key={found.versions[0]?.version ?? 0} found={found} />
              <RuleVersions
                rows={found.versions.map((row) => ({ ...row, from: row.fromDay }))}
                inForce={found.versions.find(({ fromDay }) => fromDay <= found.today)?.version}
              />
            </>
          )}
        </Asking>
      )}
    </div>
  )
}
