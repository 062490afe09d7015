import { drawRules, type Game } from '@maru/draws'
import { useLanguage, useText } from '@maru/i18n/react'
import { Card, Panel } from '@maru/ui/card.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { digits } from '../../shared/format/money.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { statistics } from './calls/statistics.ts'
import { tenths } from './figures.ts'
import { MarketStatistics } from './market-statistics.tsx'
import { NumberGrid } from './number-grid.tsx'

type Period = 'day' | 'week'
type Props = { game: Game; period: Period; onPeriod: (period: Period) => void }

/** Counts of the last day or week against the probabilities. */
export function StatisticsPanel({ game, period, onPeriod }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(statistics({ type: game, period }))
  const rules = drawRules[game]
  return (
    <section aria-labelledby="statistics" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="statistics" className="font-bold text-18 tracking-[-0.015em]">
            {say('results.statistics.title')}
          </h2>
          <p className="mt-0.5 text-13 text-text-3">
            {data
              ? say('results.statistics.note', { count: digits(data.rounds, language) })
              : say('results.statistics.waiting')}
          </p>
        </div>
        <Segmented
          label={say('results.statistics.period')}
          value={period}
          onChange={onPeriod}
          options={[
            { value: 'day', label: say('results.statistics.day') },
            { value: 'week', label: say('results.statistics.week') },
          ]}
        />
      </div>
      {error && !data ? (
        <LoadFailed title={say('results.statistics.failed')} problem={error} retry={refetch} />
      ) : !data ? (
        <Card aria-busy="true" className="grid gap-2">
          <SkeletonTiles count={6} shape="row" />
        </Card>
      ) : (
        <>
          <div className="gap-4 desk:columns-2 wide:columns-3 [&>:last-child]:mb-0">
            {data.markets.map((market) => (
              <MarketStatistics key={market.code} market={market} rounds={data.rounds} />
            ))}
          </div>
          <Panel
            title={say('results.statistics.numbers')}
            note={say('results.statistics.numbersNote', {
              count: tenths((data.rounds * rules.numbers) / rules.highest, language),
            })}
          >
            <NumberGrid numbers={data.numbers} />
          </Panel>
        </>
      )}
    </section>
  )
}
