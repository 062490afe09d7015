import type { Minigame, MiniResultOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { streakRoad } from '@maru/ui/road-layout.ts'
import { Segmented } from '@maru/ui/segmented.tsx'
import { useMemo, useState } from 'react'
import { toneOf, useLetter } from '../../../features/results/outcome-look.ts'
import { RoadTable } from '../../../features/results/road-table.tsx'
import { useMarketNames } from '../../../shared/minigame/market-names.ts'

/** Markets with two outcomes that a road shows. */
const roads = {
  powerball: ['power-ball-parity', 'power-ball-side', 'sum-parity', 'sum-side'],
  powerladder: ['parity', 'start', 'lines'],
  speedkino: ['sum-parity', 'digit-side'],
  kinoladder: ['parity', 'start', 'lines'],
} as const satisfies Record<Minigame, readonly string[]>

/** The last results as a road, a run a column. */
export function Trend({ game, results }: { game: Minigame; results: readonly MiniResultOut[] }) {
  const say = useText('minigames')
  const { marketName, outcomeName } = useMarketNames()
  const letter = useLetter()
  const [market, setMarket] = useState<string>(roads[game][0])
  const rounds = useMemo(
    () =>
      results
        .toReversed()
        .flatMap(({ number, winners }) => (winners[market] ? [{ number, outcome: winners[market] }] : [])),
    [results, market],
  )
  const outcomes = rounds.map(({ outcome }) => outcome)
  const dots = streakRoad(outcomes).map(({ column, row, result, at }) => ({
    column,
    row,
    letter: letter(result),
    tone: toneOf(market, result),
    title: say('play.trend.dot', { number: rounds[at]?.number ?? 0, outcome: outcomeName(market, result) }),
  }))
  const counts = [...new Set(outcomes)].sort().map((outcome) => ({
    outcome,
    count: outcomes.filter((one) => one === outcome).length,
  }))
  const ordered = counts.toSorted((a, b) => rank(market, a.outcome) - rank(market, b.outcome))
  const summary = ordered.map(({ outcome, count }) => `${outcomeName(market, outcome)} ${count}`).join(', ')
  return (
    <Panel
      title={say('play.trend.title')}
      action={
        <span className="flex flex-wrap justify-end gap-1.5">
          {ordered.map(({ outcome, count }) => (
            <span
              key={outcome}
              className={cx(
                'num inline-flex h-5.5 items-center rounded-[6px] px-2 font-semibold text-12 text-[#fff]',
                toneOf(market, outcome) === 'blue' ? 'bg-player' : 'bg-banker',
              )}
            >
              {outcomeName(market, outcome)} {count}
            </span>
          ))}
        </span>
      }
      className="max-tablet:p-3"
    >
      <div className="scroll-row -mt-1 mb-3">
        <Segmented
          label={say('play.trend.market')}
          value={market}
          onChange={setMarket}
          options={roads[game].map((value) => ({ value, label: marketName(value) }))}
          className="max-w-none!"
        />
      </div>
      {dots.length > 0 ? (
        <RoadTable summary={say('play.trend.summary', { market: marketName(market), summary })} dots={dots} />
      ) : (
        <p className="py-6 text-center text-13 text-text-3">{say('play.results.none')}</p>
      )}
      <p className="mt-3 text-12 text-text-3">{say('play.trend.noMemory')}</p>
    </Panel>
  )
}

/** Blue first. */
const rank = (market: string, outcome: string): number => (toneOf(market, outcome) === 'blue' ? 0 : 1)
