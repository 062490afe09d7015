import { useText } from '@maru/i18n/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { EndedRequests } from '../features/cash/ended-requests.tsx'
import { MemberLevel } from '../features/levels/member-level.tsx'
import { useMember } from '../features/members/calls/member.ts'
import { MemberActs } from '../features/members/member-acts.tsx'
import { LedgerTable, SessionTable, WagerTable } from '../features/members/member-tables.tsx'
import '../features/members/members.css'
import { MemberStatusChip, Person } from '../features/members/person.tsx'
import { MemberPoints } from '../features/points/member-points.tsx'
import { ProtectionTab } from '../features/protection/protection-tab.tsx'
import { MemberSports } from '../features/sports/tickets/member-sports.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { buttonLink } from '../shared/parts/button-link.ts'
import { Panel } from '../shared/parts/panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import { useMay } from '../shared/staff/me.ts'

const route = getRouteApi('/office/members/$memberId')

export const MemberPage = () => {
  const t = useText('office')
  const may = useMay()
  const { memberId: text } = route.useParams()
  const { tab, page, before = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const shownTab = tab === 'ledger' && !may('ledger.read') ? 'wagers' : tab
  const memberId = /^\d{1,15}$/.test(text) ? Number(text) : 0
  const query = useMember(memberId)
  const onPage = (next: number) => void navigate({ search: (was) => ({ ...was, page: next }) })
  const onBefore = (next: string) => void navigate({ search: { tab, page, before: next } })
  const table = { memberId, before, onBefore }
  return (
    <div className="page-body">
      <Asking query={query} lines={10}>
        {(member) => (
          <>
            <div className="page-head">
              <Link
                to="/members"
                search={{ search: '', status: '', before: '' }}
                className="back-link"
                aria-label={t('member.back')}
                title={t('member.back')}
              >
                <ArrowLeft size={18} aria-hidden />
              </Link>
              <h1>{member.memNick}</h1>
              <span className="quiet">{member.memId}</span>
              <MemberStatusChip status={member.status} />
              <span className="grow" />
              <MemberActs member={member} />
            </div>
            <div className="member-page">
              <Panel title={t('member.overview')}>
                <div className="person">
                  <Person member={member} isFull />
                </div>
              </Panel>
              <Panel
                label={t('member.records')}
                title={
                  <Tabs
                    label={t('member.records')}
                    value={shownTab}
                    onChange={(next) => void navigate({ search: { tab: next, page: 1 } })}
                    tabs={[
                      ...(may('ledger.read') ? [{ value: 'ledger' as const, label: t('member.tab-ledger') }] : []),
                      { value: 'wagers', label: t('member.tab-wagers') },
                      ...(may('sports.read') ? [{ value: 'sports' as const, label: t('member.tab-sports') }] : []),
                      ...(may('cash.read') ? [{ value: 'cash' as const, label: t('member.tab-cash') }] : []),
                      ...(may('points.read') ? [{ value: 'points' as const, label: t('menu.points') }] : []),
                      { value: 'sessions', label: t('member.tab-sessions') },
                      { value: 'protection', label: t('member.tab-protection') },
                    ]}
                  />
                }
              >
                {shownTab === 'ledger' && <LedgerTable {...table} />}
                {shownTab === 'wagers' && <WagerTable memberId={memberId} page={page} onPage={onPage} />}
                {tab === 'sports' && may('sports.read') && <MemberSports key={memberId} memberId={memberId} />}
                {tab === 'cash' && may('cash.read') && (
                  <>
                    <EndedRequests filter={{ memberId, state: 'all' }} before={before} onBefore={onBefore} />
                    {may('coin.read') && (
                      <div className="panel-pad row">
                        <Link
                          to="/coin"
                          search={{ tab: 'deposits', state: 'all', payment: 'all', memberId, before: '' }}
                          className={buttonLink}
                        >
                          {t('member.to-coin')}
                        </Link>
                      </div>
                    )}
                  </>
                )}
                {tab === 'points' && may('points.read') && (
                  <>
                    <MemberLevel member={member} />
                    <MemberPoints member={member} />
                  </>
                )}
                {tab === 'sessions' && <SessionTable {...table} />}
                {tab === 'protection' && <ProtectionTab memberId={memberId} memNick={member.memNick} />}
              </Panel>
            </div>
          </>
        )}
      </Asking>
    </div>
  )
}
