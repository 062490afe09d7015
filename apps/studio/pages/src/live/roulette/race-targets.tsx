import { neighbourBet, neighboursOf } from '@maru/live-games'
import { useState } from 'react'
import type { FeltProps } from '../game/game-view.ts'
import { styleOf } from './box-style.ts'
import { numbersOfCall, placesOfCall } from './call-places.ts'
import type { Race, RacePocket } from './race-board.ts'

const CALL_WORDS = {
  voisins: 'rouletteVoisins',
  tiers: 'rouletteTiers',
  orphelins: 'rouletteOrphelins',
  'zero-game': 'rouletteZeroGame',
} as const
const MOST_NEIGHBOURS = 8

type Props = FeltProps & { race: Race; onPoint(numbers: readonly number[]): void }

export function RaceTargets({ race, onPoint, press, isOpen, say }: Props) {
  const [each, setEach] = useState(2)
  const [pointed, setPointed] = useState<readonly number[]>([])
  const point = (numbers: readonly number[]) => {
    setPointed(numbers)
    onPoint(numbers)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons without a form
    <div role="group" aria-label={say('rouletteTabRace')} onPointerLeave={() => point([])}>
      {race.pockets.map((pocket) => (
        <button
          key={pocket.pocket}
          type="button"
          className={pointed.includes(pocket.pocket) ? 'race-pocket pointed' : 'race-pocket'}
          style={pocketStyle(pocket)}
          aria-disabled={!isOpen}
          aria-label={say('rouletteNeighbourBet', { n: pocket.pocket, m: each })}
          onClick={() => press(neighbourBet(pocket.pocket, each).map(({ place }) => place))}
          onPointerEnter={() => point(neighboursOf(pocket.pocket, each))}
          onFocus={() => point(neighboursOf(pocket.pocket, each))}
        />
      ))}
      {race.calls.map(({ call, box }) => (
        <button
          key={call}
          type="button"
          className="race-call"
          style={styleOf(box)}
          aria-disabled={!isOpen}
          onClick={() => press(placesOfCall(call))}
          onPointerEnter={() => point(numbersOfCall(call))}
          onFocus={() => point(numbersOfCall(call))}
        >
          <span>{say(CALL_WORDS[call])}</span>
          <small>{say('rouletteCallChips', { n: placesOfCall(call).length })}</small>
        </button>
      ))}
      <div className="race-stepper" style={styleOf(race.stepper)}>
        <button type="button" aria-label={say('rouletteFewer')} disabled={each === 1} onClick={() => setEach(each - 1)}>
          −
        </button>
        <span aria-live="polite">{say('rouletteNeighbours', { n: each })}</span>
        <button
          type="button"
          aria-label={say('rouletteMore')}
          disabled={each === MOST_NEIGHBOURS}
          onClick={() => setEach(each + 1)}
        >
          +
        </button>
      </div>
    </div>
  )
}

const pocketStyle = ({ x, y, turn, width, height }: RacePocket) => ({
  ...styleOf({ x: x - width / 2, y: y - height / 2, width, height }),
  transform: turn === 0 ? undefined : `rotate(${turn}rad)`,
})
