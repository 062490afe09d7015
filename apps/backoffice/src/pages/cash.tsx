import { useText } from '@maru/i18n/react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { CashQueue } from '../features/cash/cash-queue.tsx'
import { EndedRequests } from '../features/cash/ended-requests.tsx'
import { useCashQueue } from '../features/cash/use-cash-queue.ts'
import { PersonPanel } from '../features/members/person-panel.tsx'
import { useKeys } from '../shared/keys/use-keys.ts'
import { Panel } from '../shared/parts/panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import { cashKeys } from './queue-keys.ts'
import { useOpenMemberKey } from './use-open-member-key.ts'

const route = getRouteApi('/office/cash')

export const CashPage = () => {
  const t = useText('office')
  const { state } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <div className="page-tabs">
        <h1>{t('menu.cash')}</h1>
        <Tabs
          label={t('menu.cash')}
          value={state}
          onChange={(next) => void navigate({ search: (was) => ({ ...was, state: next, before: '' }) })}
          tabs={[
            { value: 'open', label: t('cash.tab-open') },
            { value: 'ended', label: t('cash.tab-ended') },
          ]}
        />
      </div>
      {state === 'open' ? <Open /> : <Ended />}
    </>
  )
}

const Open = () => {
  const { cashType } = route.useSearch()
  const navigate = useNavigate()
  const state = useCashQueue(cashType)
  const memberId = state.queue.seenRow?.memberId
  const openMember = useOpenMemberKey(memberId)
  useKeys({
    ...cashKeys(state),
    ...openMember,
  })
  return (
    <div className="queue-page">
      <CashQueue
        state={state}
        cashType={cashType}
        onCashType={(next) => void navigate({ to: '/cash', search: { state: 'open', cashType: next, before: '' } })}
        onChoose={state.queue.choose}
      />
      <PersonPanel memberId={memberId} />
    </div>
  )
}

const Ended = () => {
  const t = useText('office')
  const { cashType, before } = route.useSearch()
  const navigate = useNavigate()
  return (
    <div className="page-body">
      <Panel
        label={t('cash.tab-ended')}
        title={
          <Tabs
            label={t('cash.title')}
            value={cashType}
            onChange={(next) => void navigate({ to: '/cash', search: { state: 'ended', cashType: next, before: '' } })}
            tabs={[
              { value: '', label: t('cash.all') },
              { value: 'deposit', label: t('cash.deposit') },
              { value: 'withdrawal', label: t('cash.withdrawal') },
            ]}
          />
        }
      >
        <EndedRequests
          filter={{ cashType }}
          before={before}
          onBefore={(next) => void navigate({ to: '/cash', search: { state: 'ended', cashType, before: next } })}
          onMember={(memberId) =>
            void navigate({
              to: '/members/$memberId',
              params: { memberId: String(memberId) },
              search: { tab: 'cash', page: 1 },
            })
          }
        />
      </Panel>
    </div>
  )
}
