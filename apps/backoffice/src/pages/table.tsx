import { useText } from '@maru/i18n/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTables } from '../features/tables/calls/desk.ts'
import { ChatPanels } from '../features/tables/chat/chat-panel.tsx'
import { DealerPanel } from '../features/tables/dealer/dealer-panel.tsx'
import { DressPanel } from '../features/tables/dress-panel.tsx'
import { ReportPanels, StakesNow } from '../features/tables/report-panels.tsx'
import { RoundsPanel } from '../features/tables/rounds-panel.tsx'
import { TableShifts } from '../features/tables/shifts/shift-panels.tsx'
import { ShoesPanel } from '../features/tables/shoes-panel.tsx'
import { SiteLimits } from '../features/tables/site-limits.tsx'
import { TableActs } from '../features/tables/table-acts.tsx'
import { stateWords } from '../features/tables/table-words.ts'
import { VideoForm } from '../features/tables/video-form.tsx'
import { VoidRound } from '../features/tables/void-round.tsx'
import { WatchButton } from '../features/tables/watch-button.tsx'
import { digits } from '../shared/money.ts'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import '../features/tables/tables.css'

const route = getRouteApi('/office/tables/$vendorKey/$gameKey')

/** One table: how it runs, its limits, its shoes with proof, and what it brought. */
export const TablePage = () => {
  const t = useText('office')
  const { vendorKey, gameKey } = route.useParams()
  const { tab, round } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useTables()
  return (
    <div className="page-body">
      <Asking query={query} lines={10}>
        {({ tables }) => {
          const table = tables.find((one) => one.vendorKey === vendorKey && one.gameKey === gameKey)
          if (!table) return <Empty title={t('tables.none-such')} />
          return (
            <>
              <div className="page-head">
                <Link
                  to="/tables"
                  search={{ game: '', state: '' }}
                  className="back-link"
                  aria-label={t('menu.tables')}
                  title={t('menu.tables')}
                >
                  <ArrowLeft size={18} aria-hidden />
                </Link>
                <h1>{table.name}</h1>
                <Chip tone={stateWords[table.state].tone}>{t(stateWords[table.state].word)}</Chip>
                <span className="quiet num">
                  {t('tables.round-number', { round: digits(table.round) })} ·{' '}
                  {t('tables.heads-count', { count: digits(table.heads) })}
                </span>
                <span className="grow" />
                <WatchButton table={table} />
              </div>
              <div className="table-tabs">
                <Tabs
                  label={table.name}
                  value={tab}
                  onChange={(next) => void navigate({ search: { tab: next } })}
                  tabs={[
                    { value: 'now', label: t('tables.now') },
                    ...(table.hasVideo ? [{ value: 'dealer' as const, label: t('tables.dealer-desk') }] : []),
                    { value: 'rounds', label: t('tables.rounds') },
                    { value: 'shifts', label: t('tables.shifts') },
                    { value: 'limits', label: t('tables.limits') },
                    { value: 'dress', label: t('tables.dress') },
                    { value: 'chat', label: t('tables.chat') },
                    { value: 'shoes', label: t('tables.shoes') },
                    { value: 'report', label: t('minigames.returns') },
                  ]}
                />
              </div>
              {tab === 'now' && (
                <div className="table-two table-now">
                  <div>
                    <TableActs table={table} />
                    <VoidRound table={table} />
                  </div>
                  <div>
                    <StakesNow table={table} />
                    <VideoForm table={table} />
                  </div>
                </div>
              )}
              {tab === 'dealer' && (
                <div className="table-two table-now">
                  <DealerPanel table={table} />
                  <div>
                    <VoidRound table={table} />
                    <StakesNow table={table} />
                  </div>
                </div>
              )}
              {tab === 'limits' && (
                <div className="narrow table-limits-page">
                  <SiteLimits key={table.gameKey} table={table} />
                </div>
              )}
              {tab === 'rounds' && (
                <RoundsPanel
                  table={table}
                  round={round ?? Math.max(1, table.round)}
                  onRound={(next) => void navigate({ search: { tab: 'rounds', round: next } })}
                />
              )}
              {tab === 'shifts' && <TableShifts table={table} />}
              {tab === 'dress' && (
                <div className="table-now table-one">
                  <DressPanel table={table} />
                </div>
              )}
              {tab === 'chat' && <ChatPanels table={table} />}
              {tab === 'shoes' && <ShoesPanel table={table} />}
              {tab === 'report' && <ReportPanels table={table} />}
            </>
          )
        }}
      </Asking>
    </div>
  )
}
