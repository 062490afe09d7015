import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { InfoGlyph } from '@maru/ui/glyphs.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { DayCharts } from './day-charts.tsx'
import { RoadStrip } from './road-strip.tsx'
import { TrendSummary } from './trend-summary.tsx'
import { TrendTables } from './trend-tables.tsx'
import { useDayTrend } from './use-day-trend.ts'

type Props = {
  game: Game
  day: string
  market: string
  period: 'day' | 'week'
  isRunning: boolean
  onMarket: (market: string) => void
}

/** A day in one market: counts, runs, columns of six, charts; and the roads of all markets of two outcomes. */
export function TrendSection({ game, day, market, period, isRunning, onMarket }: Props) {
  const say = useText('minigames')
  const trend = useDayTrend(game, day, market, period)
  if (trend.error) return <LoadFailed title={say('results.trend.failed')} problem={trend.error} retry={trend.refetch} />
  if (!trend.isThere) return <Waiting />
  if (trend.rounds.length === 0)
    return (
      <Card>
        <Empty title={say('results.trend.none')}>{say('results.trend.noneText')}</Empty>
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TrendSummary market={market} all={trend.all} outcomes={trend.outcomes} />
      <TrendTables market={market} outcomes={trend.outcomes} isRunning={isRunning} />
      <RoadStrip game={game} rounds={trend.rounds} chosen={market} onMarket={onMarket} />
      <DayCharts
        game={game}
        rounds={trend.rounds}
        market={market}
        pair={trend.pair}
        outcomes={trend.outcomes}
        probability={trend.probability}
      />
      <p className="flex gap-2 text-12 text-text-3 leading-normal">
        <InfoGlyph size={16} className="mt-px shrink-0" />
        {say('results.trend.noMemory')}
      </p>
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-21 w-full rounded-card" />
    <Skeleton className="h-61 w-full rounded-card" />
    <Skeleton className="h-61 w-full rounded-card" />
    <Skeleton className="h-52 w-full rounded-card" />
  </div>
)
