import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { SignsPanel } from '../features/partners/signs-panel.tsx'
import { TreePanel } from '../features/partners/tree-panel.tsx'
import { WagerPanel } from '../features/partners/wager-commission.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/partners')

export const PartnersPage = () => {
  const t = useText('office')
  const say = useText('office-partners')
  const { tab, search, period, bet, kind = '', before = '' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.partners')}</h1>
        <Tabs
          label={t('menu.partners')}
          value={tab}
          onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next, before: '' }) })}
          tabs={[
            { value: 'tree', label: say('tab.tree') },
            { value: 'wager', label: say('tab.wager') },
            { value: 'signs', label: say('tab.signs') },
          ]}
        />
      </div>
      {tab === 'tree' && (
        <TreePanel
          search={search}
          period={period}
          onSearch={(next) => void navigate({ search: (was) => ({ ...was, search: next }) })}
          onPeriod={(next) => void navigate({ search: (was) => ({ ...was, period: next }) })}
        />
      )}
      {tab === 'wager' && (
        <WagerPanel betIdx={bet} onBet={(next) => void navigate({ search: (was) => ({ ...was, bet: next }) })} />
      )}
      {tab === 'signs' && (
        <SignsPanel
          kind={kind}
          before={before}
          onKind={(next) => void navigate({ search: (was) => ({ ...was, kind: next || undefined, before: '' }) })}
          onBefore={(next) => void navigate({ search: (was) => ({ ...was, before: next }) })}
        />
      )}
    </div>
  )
}
