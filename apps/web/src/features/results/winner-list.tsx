import { type Game, marketsOf } from '@maru/draws'
import { useMarketNames } from '../../shared/minigame/market-names.ts'

type Props = { game: Game; winners: Readonly<Record<string, string>> }

/** Every market of a round with the outcome that won. */
export function WinnerList({ game, winners }: Props) {
  const { marketName, outcomeName } = useMarketNames()
  return (
    <dl className="grid gap-x-8 gap-y-1.5 text-13 tablet:grid-cols-2 desk:grid-cols-3">
      {marketsOf[game].map(({ code }) => {
        const outcome = winners[code]
        return outcome === undefined ? null : (
          <div key={code} className="flex min-h-7 items-baseline justify-between gap-3 border-line-soft border-b">
            <dt className="text-text-3">{marketName(code)}</dt>
            <dd className="num font-semibold">{outcomeName(code, outcome)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
