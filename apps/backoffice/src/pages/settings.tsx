import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { BanksPanel } from '../features/settings/banks-panel.tsx'
import { useSiteOptions } from '../features/settings/calls/options.ts'
import { OptionsPanels } from '../features/settings/options-panels.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/settings')

export const SettingsPage = () => {
  const t = useText('office-site')
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const options = useSiteOptions()
  return (
    <div className={`page-body settings-${tab}`}>
      <div className="page-head">
        <h1>{t('settings.title')}</h1>
        <Tabs
          label={t('settings.title')}
          value={tab}
          onChange={(next) => void navigate({ search: { tab: next } })}
          tabs={[
            { value: 'options', label: t('settings.options') },
            { value: 'banks', label: t('settings.banks') },
          ]}
        />
      </div>
      {tab === 'options' && (
        <Asking query={options} lines={16}>
          {(found) => <OptionsPanels found={found} />}
        </Asking>
      )}
      {tab === 'banks' && <BanksPanel />}
    </div>
  )
}
