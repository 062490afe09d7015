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

export function Page() {
  const say = useText('common')
  const filters = useResultFilters()
  const { game, day, latest, market, period } = filters
  useLiveResults(game)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <PageTitle>{say('title.results')}</PageTitle>
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
