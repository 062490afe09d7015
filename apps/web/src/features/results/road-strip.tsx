import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { BigRoad, type RoadResult } from '@maru/ui/road.tsx'
import { useMemo } from 'react'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { toneOf } from './outcome-look.ts'
import { type DrawnRound, outcomesOf, runsOf, trendMarkets } from './trend.rules.ts'

type Props = {
  game: Game
  rounds: readonly DrawnRound[]
  chosen: string
  onMarket: (market: string) => void
}

/** Of all roads in a row together. */
const allColumns = 100
/** Rings have two colours: the markets with two outcomes. */
const twoSided = (game: Game) =>
  trendMarkets[game].filter((market) => market !== 'sum-size' && market !== 'start-lines')

/** The big road of every market with two outcomes, side by side; a press shows that market's tables. */
export function RoadStrip({ game, rounds, chosen, onMarket }: Props) {
  const say = useText('minigames')
  const { marketName, outcomeName } = useMarketNames()
  const roads = useMemo(
    () =>
      twoSided(game).map((market) => {
        const outcomes = outcomesOf(game, market, rounds).map(({ outcome }) => outcome)
        return { market, outcomes, current: runsOf(outcomes).at(-1) }
      }),
    [game, rounds],
  )
  return (
    <ul className="grid grid-cols-2 gap-3 max-desk:[&>:nth-child(3):last-child]:col-span-2 desk:grid-cols-4 desk:has-[>:nth-child(3):last-child]:grid-cols-3 desk:has-[>:nth-child(2):last-child]:grid-cols-2">
      {roads.map(({ market, outcomes, current }) => {
        const run =
          current && say('results.roads.run', { outcome: outcomeName(market, current.outcome), count: current.length })
        return (
          <li key={market} className="grid">
            <button
              type="button"
              aria-pressed={market === chosen}
              onClick={() => onMarket(market)}
              className="grid w-full content-between rounded-card bg-surface-2 p-3 text-left transition-shadow hover:shadow-[inset_0_0_0_1px_var(--line)] aria-pressed:shadow-[inset_0_0_0_1.5px_var(--accent)] tablet:p-4"
            >
              <span className="mb-2 flex flex-wrap items-baseline justify-between gap-x-2">
                <b className="font-bold text-14">{marketName(market)}</b>
                <span className="num text-12 text-text-2">{run}</span>
              </span>
              <BigRoad
                results={outcomes.map((outcome): RoadResult => (toneOf(market, outcome) === 'blue' ? 'P' : 'B'))}
                columns={Math.floor(allColumns / roads.length)}
                summary={run ?? ''}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
