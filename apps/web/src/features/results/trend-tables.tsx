import { useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { beadRoad, streakRoad } from '@maru/ui/road-layout.ts'
import { useMemo } from 'react'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { toneOf, useLetter } from './outcome-look.ts'
import { type Dot, RoadTable } from './road-table.tsx'
import { type Outcome, runsOf } from './trend.rules.ts'

type Props = {
  market: string
  outcomes: readonly Outcome[]
  /** Of today: the place of the next result is shown. */
  isRunning: boolean
}

const rows = 6
/** A day has 288 results at most. */
const allColumns = 288
/** What is said of the order; the rest is in the list of rounds. */
const saidLast = 12

/** The two tables that Korean players read: runs as columns, and columns of six. */
export function TrendTables({ market, outcomes, isRunning }: Props) {
  const say = useText('minigames')
  const { outcomeName } = useMarketNames()
  const letter = useLetter()
  const said = outcomes
    .slice(-saidLast)
    .map(({ outcome }) => outcomeName(market, outcome))
    .join(', ')
  const [runs, sixes] = useMemo(() => {
    const dotAt = (at: number, place: { column: number; row: number }): Dot | undefined => {
      const one = outcomes[at]
      if (!one) return undefined
      const title = say('results.trend.dot', { number: one.number, outcome: outcomeName(market, one.outcome) })
      return { ...place, letter: letter(one.outcome), tone: toneOf(market, one.outcome), title }
    }
    const plain = outcomes.map(({ outcome }) => outcome)
    return [
      streakRoad(plain).flatMap((cell) => dotAt(cell.at, cell) ?? []),
      beadRoad(plain, allColumns).flatMap((cell) => dotAt(cell.column * rows + cell.row, cell) ?? []),
    ]
  }, [outcomes, market, say, outcomeName, letter])
  const [first, last] = [outcomes[0]?.number ?? 0, outcomes.at(-1)?.number ?? 0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel
        title={<Titled title={say('results.trend.runs')} note={say('results.trend.runsNote')} />}
        action={
          <Aside>{say('results.trend.runCount', { count: runsOf(outcomes.map((one) => one.outcome)).length })}</Aside>
        }
      >
        <RoadTable summary={say('results.trend.runsSaid', { outcomes: said })} dots={runs} />
      </Panel>
      <Panel
        title={<Titled title={say('results.trend.sixes')} note={say('results.trend.sixesNote')} />}
        action={<Aside>{say('results.trend.span', { first, last })}</Aside>}
      >
        <RoadTable
          summary={say('results.trend.sixesSaid', { outcomes: said })}
          dots={sixes}
          next={isRunning ? { column: Math.floor(outcomes.length / rows), row: outcomes.length % rows } : undefined}
        />
      </Panel>
    </div>
  )
}

const Titled = ({ title, note }: { title: string; note: string }) => (
  <>
    {title}
    <span className="ml-2 font-normal text-13 text-text-3">{note}</span>
  </>
)

const Aside = ({ children }: { children: string }) => (
  <span className="num shrink-0 text-12 text-text-3 max-tablet:hidden">{children}</span>
)
