import { miniReturnPeriods } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useMiniReturns } from '../features/minigames/calls/returns.ts'
import { periodWords } from '../features/minigames/mini-words.ts'
import { GameTabs, MinigamesHead } from '../features/minigames/minigames-head.tsx'
import { ReturnsTable } from '../features/minigames/returns-table.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import { seoulMinute } from '../shared/time/seoul.ts'

const route = getRouteApi('/office/minigames/returns')

/** What came back of the stakes, beside what the prices promise. */
export const MinigameReturnsPage = () => {
  const t = useText('office')
  const { game, period } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useMiniReturns(game, period)
  const asOf = query.data?.asOf
  return (
    <>
      <MinigamesHead />
      <div className="page-body">
        <div className="mini-tabs">
          <GameTabs game={game} onGame={(next) => void navigate({ search: (was) => ({ ...was, game: next }) })} />
          <Tabs
            label={t('minigames.period')}
            value={period}
            onChange={(next) => void navigate({ search: (was) => ({ ...was, period: next }) })}
            tabs={miniReturnPeriods.map((value) => ({ value, label: t(periodWords[value]) }))}
          />
        </div>
        <Panel
          title={t('minigames.returns')}
          head={
            <>
              {asOf && <span className="quiet num">{t('minigames.as-of', { at: seoulMinute(asOf) })}</span>}
              <span className="grow" />
              <span className="mini-legend quiet" aria-hidden>
                <u />
                <span>{t('minigames.theory')}</span>
                <i />
                <span>{t('minigames.band')}</span>
                <b />
                <span>{t('minigames.actual')}</span>
              </span>
            </>
          }
        >
          <Asking query={query} lines={8}>
            {({ markets }) =>
              markets.length === 0 ? (
                <Empty title={t('minigames.no-returns')} />
              ) : (
                <>
                  <ReturnsTable game={game} markets={markets} />
                  <p className="panel-pad quiet">{t('minigames.returns-note')}</p>
                </>
              )
            }
          </Asking>
        </Panel>
      </div>
    </>
  )
}
