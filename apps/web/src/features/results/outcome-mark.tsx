import { Ball } from '@maru/ui/ball.tsx'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { toneOf, useLetter } from './outcome-look.ts'

/** The dot of an outcome; its name is said and shown as a title. */
export function OutcomeMark({ market, outcome }: { market: string; outcome: string }) {
  const { outcomeName } = useMarketNames()
  const letter = useLetter()
  const name = outcomeName(market, outcome)
  return (
    <span title={name}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">
        <Ball tone={toneOf(market, outcome)} size="sm">
          {letter(outcome)}
        </Ball>
      </span>
    </span>
  )
}
