import type { Settlement } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useSettlement } from '../features/partners/calls/settlements.ts'
import '../features/partners/partners.css'
import { SettlementActs } from '../features/partners/settlement-acts.tsx'
import { SettlementFigures } from '../features/partners/settlement-figures.tsx'
import { SettlementRows } from '../features/partners/settlement-rows.tsx'
import { SettlementStatusChip } from '../features/partners/settlement-status.tsx'
import { periodText } from '../features/partners/settlements-table.tsx'
import { digits, sumText } from '../shared/money.ts'
import { Asking } from '../shared/parts/asking.tsx'
import { OlderPager } from '../shared/parts/older-pager.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { useMay } from '../shared/staff/me.ts'

const route = getRouteApi('/office/partner-settlements/$settlementId')

export const PartnerSettlementPage = () => {
  const say = useText('office-partners')
  const { settlementId: text } = route.useParams()
  const { before } = route.useSearch()
  const navigate = route.useNavigate()
  const settlementId = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return (
    <div className="page-body">
      <Asking query={useSettlement(settlementId, { before, size: 20 })} lines={10}>
        {({ settlement, rows, next }) => (
          <>
            <div className="page-head">
              <Link
                to="/partner-settlements"
                search={{ before: '' }}
                className="back-link"
                aria-label={say('losing.back')}
                title={say('losing.back')}
              >
                <ArrowLeft size={18} aria-hidden />
              </Link>
              <h1 className="num">{periodText(settlement)}</h1>
              <SettlementStatusChip status={settlement.status} />
              <span className="grow" />
              <SettlementActs settlement={settlement} />
            </div>
            <Waiting settlement={settlement} />
            <Panel
              title={say('losing.detail')}
              head={
                <span className="quiet">
                  {say('losing.by')} {settlement.staffName} · {settlement.reason}
                  {settlement.status !== 'dropped' &&
                    settlement.decidedBy !== '' &&
                    ` · ${say('losing.confirmed-by')} ${settlement.decidedBy}`}
                </span>
              }
            >
              <SettlementFigures
                rule={`${say(`rule.${settlement.rule}`)} · ${say(`negative.${settlement.negative}`)}`}
                partners={digits(settlement.paidPartners)}
                amount={sumText(settlement.amount)}
              />
              <SettlementRows rows={rows} rule={settlement.rule} />
              <OlderPager
                before={before}
                newest=""
                next={next}
                onBefore={(to) => void navigate({ search: { before: to } })}
              />
            </Panel>
          </>
        )}
      </Asking>
    </div>
  )
}

/** Why it cannot be confirmed by who reads it. */
const Waiting = ({ settlement: { status, isOwn, isOverdue, isNext, isLast } }: { settlement: Settlement }) => {
  const say = useText('office-partners')
  const may = useMay()
  if (status !== 'frozen' || !may('partners.settle')) return null
  if (isOverdue) return <p className="warn-bar">{say(isLast ? 'losing.overdue' : 'losing.overdue-earlier')}</p>
  if (!isNext) return <p className="warn-bar">{say('losing.not-next')}</p>
  return isOwn && <p className="warn-bar">{say('losing.own')}</p>
}
