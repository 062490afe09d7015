import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useVendorPurses } from '../features/transfers/calls/transfers.ts'
import { PursesPanel } from '../features/transfers/purses-panel.tsx'
import { TransfersList } from '../features/transfers/transfers-list.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/transfers')

export const TransfersPage = () => {
  const t = useText('office')
  const say = useText('office-transfers')
  const { tab, before, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const unclear = useVendorPurses().data?.vendors.reduce((sum, vendor) => sum + vendor.unclear, 0)
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.transfers')}</h1>
        <Tabs
          label={t('menu.transfers')}
          value={tab}
          onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next, before: 0 }) })}
          tabs={[
            { value: 'list', label: say('list.title'), count: unclear || undefined },
            { value: 'purses', label: say('purses.title') },
          ]}
        />
      </div>
      {tab === 'list' ? (
        <TransfersList
          filter={filter}
          before={before}
          onFilter={(changes) => void navigate({ search: (was) => ({ ...was, ...changes, before: 0 }) })}
          onBefore={(next) => void navigate({ search: (was) => ({ ...was, before: next }) })}
        />
      ) : (
        <PursesPanel />
      )}
    </div>
  )
}
