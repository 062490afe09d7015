import { type Game, ladderFacts, powerThreeLinesUpTo } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { useMarketNames } from '../../shared/minigame/market-names.ts'

type Row = { key: string; name: string; range: string }

/** Where one outcome ends and the next begins. */
export function GuideBounds({ game }: { game: Game }) {
  const say = useText('minigames')
  const { betName, marketName, outcomeName } = useMarketNames()
  if (game === 'powerladder' || game === 'kinoladder')
    return (
      <Bounds
        head={[marketName('start-lines'), say('results.guide.endsAt')]}
        rows={[1, 2].flatMap((first) =>
          [powerThreeLinesUpTo, 1].map((upTo) => {
            const { start, lines, parity } = ladderFacts(first, upTo)
            const outcome = `${start}-${lines}`
            return {
              key: outcome,
              name: outcomeName('start-lines', outcome),
              range: outcomeName('parity', parity),
            }
          }),
        )}
      />
    )
  const row = (market: string, outcome: string, range: string): Row => ({
    key: `${market} ${outcome}`,
    name: betName(market, outcome),
    range,
  })
  const rows =
    game === 'speedkino'
      ? [row('digit-side', 'under', '0 – 4'), row('digit-side', 'over', '5 – 9')]
      : [
          row('power-ball-side', 'under', '0 – 4'),
          row('power-ball-side', 'over', '5 – 9'),
          row('sum-side', 'under', '15 – 72'),
          row('sum-side', 'over', '73 – 130'),
          row('sum-size', 'small', '15 – 64'),
          row('sum-size', 'medium', '65 – 80'),
          row('sum-size', 'large', '81 – 130'),
          row('sum-section', 'A', '15 – 35'),
          row('sum-section', 'B', '36 – 49'),
          row('sum-section', 'C', '50 – 57'),
          row('sum-section', 'D', '58 – 65'),
          row('sum-section', 'E', '66 – 78'),
          row('sum-section', 'F', '79 – 130'),
        ]
  return <Bounds head={[say('results.guide.bound'), say('results.guide.range')]} rows={rows} />
}

function Bounds({ head, rows }: { head: [string, string]; rows: Row[] }) {
  const say = useText('minigames')
  return (
    <Panel title={say('results.guide.bounds')}>
      <table className="w-full border-collapse text-13">
        <caption className="sr-only">{say('results.guide.bounds')}</caption>
        <thead>
          <tr className="text-12 text-text-3 [&>th]:pb-1.5 [&>th]:font-semibold">
            <th scope="col" className="text-left">
              {head[0]}
            </th>
            <th scope="col" className="text-right">
              {head[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, range }) => (
            <tr key={key} className="border-line-soft border-t [&>td]:h-9">
              <th scope="row" className="text-left font-medium">
                {name}
              </th>
              <td className="num text-right font-semibold">{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
