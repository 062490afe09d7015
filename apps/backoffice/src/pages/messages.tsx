import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { MailingsList } from '../features/messages/mailings-list.tsx'
import { TemplatesPanel } from '../features/messages/templates-panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/messages')

export const MessagesPage = () => {
  const t = useText('office')
  const say = useText('office-messages')
  const { tab, before } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.messages')}</h1>
        <Tabs
          label={t('menu.messages')}
          value={tab}
          onChange={(next) => void navigate({ search: { tab: next, before: '' } })}
          tabs={[
            { value: 'mailings', label: say('mailings') },
            { value: 'templates', label: say('templates') },
          ]}
        />
      </div>
      {tab === 'mailings' ? (
        <MailingsList before={before} onBefore={(next) => void navigate({ search: { tab, before: next } })} />
      ) : (
        <TemplatesPanel />
      )}
    </div>
  )
}
