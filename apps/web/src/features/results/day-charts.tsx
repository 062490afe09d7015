import { drawRules, type Game } from '@maru/draws'
import { useLanguage, useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { useMemo } from 'react'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { BarChart } from './bar-chart.tsx'
import { tenths } from './figures.ts'
import { toneOf } from './outcome-look.ts'
import { type DrawnRound, histogramOf, type Outcome, outcomesOf, sumOf, walkOf } from './trend.rules.ts'
import { WalkChart } from './walk-chart.tsx'

type Props = {
  game: Game
  rounds: readonly DrawnRound[]
  market: string
  /** Both outcomes of a market of two; nothing for one of more. */
  pair: readonly [string, string] | undefined
  outcomes: readonly Outcome[]
  /** Of the first outcome of the market. */
  probability: number | undefined
}

/** What a day's draws add up to, drawn from the numbers themselves. */
export function DayCharts(props: Props) {
  const { game, rounds } = props
  const isLadder = game === 'powerladder' || game === 'kinoladder'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 desk:grid-cols-3 tablet:max-desk:[&>:nth-child(3)]:col-span-2">
      {isLadder ? <LadderOutcomes game={game} rounds={rounds} /> : <Digits game={game} rounds={rounds} />}
      {isLadder ? <FirstNumbers game={game} rounds={rounds} /> : <Sums game={game} rounds={rounds} />}
      <Walk {...props} />
    </div>
  )
}

type Drawn = { game: Game; rounds: readonly DrawnRound[] }
const tenDigits = Array.from({ length: 10 }, (_, digit) => digit)

function Digits({ game, rounds }: Drawn) {
  const say = useText('minigames')
  const language = useLanguage()
  const digitOf = (round: DrawnRound) => (game === 'powerball' ? round.powerBall : sumOf(round) % 10)
  const bars = tenDigits.map((digit) => {
    const times = rounds.filter((round) => digitOf(round) === digit).length
    return {
      key: String(digit),
      label: String(digit),
      times,
      tone: toneOf('power-ball-exact', String(digit)),
      said: say('results.charts.said', { what: digit, count: times }),
    }
  })
  const expected = rounds.length / tenDigits.length
  return (
    <Panel
      title={game === 'powerball' ? say('results.charts.powerBalls') : say('results.charts.lastDigits')}
      action={<Note>{say('results.charts.expected', { count: tenths(expected, language) })}</Note>}
    >
      <BarChart summary={bars.map(({ said }) => said).join(', ')} bars={bars} expected={expected} />
    </Panel>
  )
}

/** Bars of so many sums each. */
const barWidths = { powerball: 8, speedkino: 40 } as const

function Sums({ game, rounds }: Drawn) {
  const say = useText('minigames')
  const language = useLanguage()
  const sums = rounds.map(sumOf)
  const width = game === 'powerball' ? barWidths.powerball : barWidths.speedkino
  const average = sums.reduce((all, sum) => all + sum, 0) / Math.max(1, sums.length)
  const bars = histogramOf(sums, width).map(({ from, times }) => ({
    key: String(from),
    label: String(from),
    times,
    said: say('results.charts.sumSaid', { from, to: from + width - 1, count: times }),
  }))
  return (
    <Panel
      title={game === 'powerball' ? say('results.charts.ballSums') : say('results.charts.sums')}
      action={<Note>{say('results.charts.average', { sum: tenths(average, language) })}</Note>}
    >
      <BarChart summary={bars.map(({ said }) => said).join(', ')} bars={bars} everyLabel={Math.ceil(bars.length / 7)} />
    </Panel>
  )
}

function LadderOutcomes({ game, rounds }: Drawn) {
  const say = useText('minigames')
  const { outcomeName } = useMarketNames()
  const market = 'start-lines'
  const bars = useMemo(() => {
    const outcomes = outcomesOf(game, market, rounds).map(({ outcome }) => outcome)
    return ['left-3', 'left-4', 'right-3', 'right-4'].map((outcome) => {
      const times = outcomes.filter((one) => one === outcome).length
      const name = outcomeName(market, outcome)
      const said = say('results.charts.said', { what: name, count: times })
      return { key: outcome, label: name, times, tone: toneOf(market, outcome), said }
    })
  }, [game, rounds, outcomeName, say])
  return (
    <Panel title={say('results.charts.ladders')}>
      <BarChart summary={bars.map(({ said }) => said).join(', ')} bars={bars} />
    </Panel>
  )
}

function FirstNumbers({ game, rounds }: Drawn) {
  const say = useText('minigames')
  const language = useLanguage()
  const { highest } = drawRules[game]
  const bars = Array.from({ length: highest }, (_, at) => {
    const number = at + 1
    const times = rounds.filter(({ numbers }) => numbers[0] === number).length
    return {
      key: String(number),
      label: String(number),
      times,
      said: say('results.charts.said', { what: number, count: times }),
    }
  })
  const expected = rounds.length / highest
  return (
    <Panel
      title={say('results.charts.firstNumbers')}
      action={<Note>{say('results.charts.expected', { count: tenths(expected, language) })}</Note>}
    >
      <BarChart
        summary={bars.map(({ said }) => said).join(', ')}
        bars={bars}
        expected={expected}
        figures={false}
        everyLabel={Math.ceil(highest / 7)}
      />
    </Panel>
  )
}

function Walk({ market, pair, outcomes, probability }: Props) {
  const say = useText('minigames')
  const { outcomeName } = useMarketNames()
  if (!pair) return null
  const [first, other] = pair.map((outcome) => outcomeName(market, outcome)) as [string, string]
  const points = walkOf(outcomes, pair[0])
  const lead = points.at(-1)?.lead ?? 0
  const now = lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0'
  return (
    <Panel title={`${first} − ${other}`} action={<Note>{say('results.charts.lead', { lead: now })}</Note>}>
      <WalkChart
        summary={say('results.charts.leadSaid', { first, other, lead: now })}
        points={points}
        probability={probability}
        above={say('results.charts.more', { outcome: first })}
        below={say('results.charts.more', { outcome: other })}
      />
    </Panel>
  )
}

const Note = ({ children }: { children: string }) => (
  <span className="num text-right text-12 text-text-3">{children}</span>
)
