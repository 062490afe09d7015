import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { DayChoice } from '../../../features/results/day-choice.tsx'
import { GameSwitch } from '../../../features/results/game-switch.tsx'
import { MarketChoice } from '../../../features/results/market-choice.tsx'
import { RoundHistory } from '../../../features/results/round-history.tsx'
import { StatisticsPanel } from '../../../features/results/statistics-panel.tsx'
import { TrendSection } from '../../../features/results/trend-section.tsx'
import { useResultFilters } from '../../../features/results/use-filters.ts'
import { useLiveResults } from '../../../features/results/use-live-results.ts'
import { Link } from '../../../shared/navigation/index.ts'

const other =
  'inline-flex min-h-6 items-center text-13 text-text-2 underline decoration-text-3 underline-offset-4 hover:text-text touch:min-h-11'

export function Page() {
  const say = useText('common')
  const filters = useResultFilters()
  const { game, day, latest, market, period } = filters
  useLiveResults(game)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <PageTitle>{say('title.results')}</PageTitle>
            <Link to="sportResultsAll" className={other}>
              {say('title.sportResults')}
            </Link>
          </div>
          <GameSwitch game={game} onGame={filters.chooseGame} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <DayChoice day={day} latest={latest} onDay={filters.chooseDay} />
          <MarketChoice game={game} market={market} onMarket={filters.chooseMarket} />
        </div>
        <TrendSection
          game={game}
          day={day}
          market={market}
          period={period}
          isRunning={day === latest}
          onMarket={filters.chooseMarket}
        />
      </div>
      <RoundHistory
        game={game}
        day={day}
        number={filters.number}
        page={filters.page}
        find={filters.find}
        turnTo={filters.turnTo}
      />
      <StatisticsPanel game={game} period={period} onPeriod={filters.choosePeriod} />
    </div>
  )
}
