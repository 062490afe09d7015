import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { BonusHistory } from '../features/bonuses/bonus-history.tsx'
import { BonusList } from '../features/bonuses/bonus-list.tsx'
import { useBonuses } from '../features/bonuses/calls/bonuses.ts'
import { useBonusRequests } from '../features/bonuses/calls/requests.ts'
import { BonusEditor } from '../features/bonuses/editor.tsx'
import { GrantsPanel } from '../features/bonuses/grants-panel.tsx'
import { RequestsPanel } from '../features/bonuses/requests-panel.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import { useMay } from '../shared/staff/me.ts'
import '../features/bonuses/bonuses.css'

const route = getRouteApi('/office/bonuses')

/** Terms with what they cost, their versions, what waits for a second person, and what was granted. */
export const BonusesPage = () => {
  const t = useText('office-bonus')
  const may = useMay()
  const { tab, code, filter, status, member, before } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useBonuses()
  const waiting = useBonusRequests().data?.requests.length
  const go = (next: Partial<ReturnType<typeof route.useSearch>>) =>
    void navigate({ search: (was) => ({ ...was, before: 0, ...next }) })
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <Tabs
          label={t('title')}
          value={tab}
          onChange={(next) => go({ tab: next })}
          tabs={[
            { value: 'terms', label: t('tab.terms') },
            { value: 'history', label: t('tab.history') },
            { value: 'waiting', label: t('tab.waiting'), count: waiting || undefined },
            { value: 'grants', label: t('tab.grants') },
          ]}
        />
      </div>
      {tab === 'waiting' && <RequestsPanel />}
      {tab !== 'waiting' && (
        <Asking query={query} lines={10}>
          {({ bonuses, handAlone }) => {
            const chosen = bonuses.find((bonus) => bonus.code === code) ?? (code === 'new' ? undefined : bonuses[0])
            if (tab === 'grants')
              return (
                <GrantsPanel
                  bonuses={bonuses}
                  handAlone={handAlone}
                  filter={{ code: filter, status, member }}
                  before={before}
                  onFilter={(next) => go({ filter: next.code, status: next.status, member: next.member })}
                  onBefore={(next) => go({ before: next })}
                />
              )
            return (
              <div className="bonus-page" data-tab={tab}>
                <BonusList
                  bonuses={bonuses}
                  chosen={chosen?.code ?? ''}
                  mayManage={may('bonuses.manage')}
                  onChoose={(next) => go({ code: next })}
                  onNew={() => go({ code: 'new', tab: 'terms' })}
                />
                {tab === 'history' ? (
                  chosen && <BonusHistory key={chosen.code} code={chosen.code} />
                ) : (
                  // Another version, saved by somebody else, starts the form anew.
                  <BonusEditor
                    key={`${chosen?.code ?? 'new'} ${chosen?.version ?? 0}`}
                    bonus={chosen}
                    onSaved={(saved) => go({ code: saved })}
                  />
                )}
              </div>
            )
          }}
        </Asking>
      )}
    </div>
  )
}
