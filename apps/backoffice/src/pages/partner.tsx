import { useText } from '@maru/i18n/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import '../features/members/members.css'
import { usePartner } from '../features/partners/calls/partners.ts'
import { MoneyMoves } from '../features/partners/money-moves.tsx'
import { MovesTable } from '../features/partners/moves-table.tsx'
import { PartnerActs } from '../features/partners/partner-acts.tsx'
import { PartnerMembers } from '../features/partners/partner-members.tsx'
import { PartnerOverview } from '../features/partners/partner-overview.tsx'
import { PartnerPurse } from '../features/partners/partner-purse.tsx'
import '../features/partners/partners.css'
import { RateVersions } from '../features/partners/rate-versions.tsx'
import { RatesForm } from '../features/partners/rates-form.tsx'
import { Signs } from '../features/partners/signs-panel.tsx'
import { PartnerState } from '../features/partners/tree-rows.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/partners/$partnerId')

export const PartnerPage = () => {
  const t = useText('office')
  const say = useText('office-partners')
  const { partnerId: text } = route.useParams()
  const { tab, before } = route.useSearch()
  const navigate = route.useNavigate()
  const partnerId = /^\d{1,15}$/.test(text) ? Number(text) : 0
  const onBefore = (next: string) => void navigate({ search: (was) => ({ ...was, before: next }) })
  return (
    <div className="page-body">
      <Asking query={usePartner(partnerId)} lines={10}>
        {(partner) => (
          <>
            <div className="page-head">
              <Link
                to="/partners"
                search={{ tab: 'tree', search: '', period: 'month', bet: '' }}
                className="back-link"
                aria-label={say('one.back')}
                title={say('one.back')}
              >
                <ArrowLeft size={18} aria-hidden />
              </Link>
              <h1>{partner.memNick}</h1>
              <span className="quiet">{partner.memId}</span>
              <Chip>{t(`tier.${partner.tier}`)}</Chip>
              <PartnerState {...partner} />
              <span className="grow" />
              <PartnerActs partner={partner} />
            </div>
            <div className="member-page">
              <Panel title={say('one.overview')}>
                <PartnerOverview partner={partner} />
              </Panel>
              <Panel
                label={say('one.records')}
                title={
                  <Tabs
                    label={say('one.records')}
                    value={tab}
                    onChange={(next) => void navigate({ search: { tab: next, before: '' } })}
                    tabs={[
                      { value: 'rates', label: say('one.rates') },
                      { value: 'members', label: say('one.members') },
                      { value: 'purse', label: say('one.purse') },
                      { value: 'money', label: say('one.money') },
                      { value: 'moves', label: say('one.moves') },
                      { value: 'signs', label: say('one.signs') },
                    ]}
                  />
                }
              >
                {tab === 'rates' && (
                  <>
                    {/* Another version, saved by somebody else, starts the form anew. */}
                    <RatesForm key={`${partnerId} ${partner.version}`} partner={partner} />
                    <RateVersions versions={partner.versions} />
                  </>
                )}
                {tab === 'members' && (
                  <PartnerMembers key={partnerId} partnerId={partnerId} before={before} onBefore={onBefore} />
                )}
                {tab === 'purse' && <PartnerPurse {...{ partnerId, before, onBefore }} />}
                {tab === 'money' && <MoneyMoves {...{ partnerId, before, onBefore }} />}
                {tab === 'moves' && <MovesTable moves={partner.moves} />}
                {tab === 'signs' && <Signs kind="" {...{ partnerId, before, onBefore }} />}
              </Panel>
            </div>
          </>
        )}
      </Asking>
    </div>
  )
}
