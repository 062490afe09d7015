import type { KeyboardEvent } from 'react'
import type { OwnShown, TableShown } from '../../../../../src/tables/table-shapes.ts'
import { figure, type Language, type Say, short } from '../../../frame/texts.ts'
import type { PlaceShape } from '../../game/game-view.ts'
import { byReader } from '../../room/by-reader.ts'
import { wonPlaces } from '../../room/won-places.ts'
import type { OwnBets } from '../../store/own-bets.ts'
import { blackjackWords } from '../blackjack-words.ts'
import type { BlackjackLayout } from '../layout/blackjack-layout.ts'
import { type PressMeaning, placeOfSeat } from '../play/seat-rights.ts'

export type SeatShownProps = {
  layout: BlackjackLayout
  table: TableShown
  own: OwnShown | null
  bets: OwnBets
  say: Say
  language: Language
}
type PlacesProps = SeatShownProps & { meaningOf(code: string): PressMeaning; press(code: string): void; chip: number }

/** The places of seats as paths of one drawing; the canvas below draws the felt and the chips. */
export function SeatPlaces(props: PlacesProps) {
  const won = wonPlaces(props.table)
  return (
    // biome-ignore lint/a11y/useSemanticElements: places are paths of one drawing
    <svg className="room-places" aria-label={props.say('stake')} role="group">
      {Object.entries(props.layout.places).map(([code, shape]) =>
        placeOfSeat(code) ? (
          <SeatPlace key={code} code={code} shape={shape} isWon={won.includes(code)} {...props} />
        ) : null,
      )}
    </svg>
  )
}

function SeatPlace({
  code,
  shape,
  isWon,
  meaningOf,
  press,
  chip,
  ...shown
}: PlacesProps & { code: string; shape: PlaceShape; isWon: boolean }) {
  const { bets, say, language } = shown
  const meaning = meaningOf(code)
  const words = blackjackWords(code, say, language)
  const money = (amount: number) => say('won', { n: figure(amount, language) })
  const values = {
    place: words.fullName ?? words.name,
    pays: words.pays,
    m: money(bets.held[code] ?? 0),
    n: money(chip),
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press(code)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place is not a rectangle, so it is a path of the drawing
    <g
      className={['room-place', words.tone, isWon ? 'won' : '', meaning ?? 'off'].join(' ')}
      role="button"
      tabIndex={meaning ? 0 : -1}
      aria-label={meaning === 'sit' ? say('blackjackSitAt', { n: values.place }) : say('liveBetOn', values)}
      aria-disabled={!meaning}
      data-place={code}
      onPointerDown={() => press(code)}
      onClick={byReader(() => press(code))}
      onKeyDown={onKey}
    >
      <path d={shape.path} />
      <PlaceText code={code} shape={shape} meaning={meaning} {...shown} />
    </g>
  )
}

/** Short words inside a place while no chip lies there. */
function PlaceText({
  code,
  shape: { words: at, bounds },
  meaning,
  table,
  own,
  bets,
  say,
  language,
}: SeatShownProps & { code: string; shape: PlaceShape; meaning: PressMeaning }) {
  const place = placeOfSeat(code)
  if (!place || (bets.held[code] ?? 0) > 0) return null
  const { kind, seat } = place
  const others = table.bets.places[code]
  const words = blackjackWords(code, say, language)
  const isWide = bounds.width >= 76
  const line = (text: string, name: string, dy: number, size: number) => (
    <text key={name} className={name} x={at.x} y={at.y + dy} fontSize={size} textAnchor="middle">
      {text}
    </text>
  )
  if (kind === 'seat') {
    if (meaning === 'sit') return line(say('blackjackSit'), 'place-name', 5, 14)
    if (own?.seat === seat) return line(say('blackjackBet'), 'place-name', 5, 14)
    // Their chips lie in the circle; the sum stands below them.
    return others ? line(short(others.sum, language), 'place-others', bounds.height / 2 - 8, 12) : null
  }
  if (kind === 'behind') {
    const name = line(say('blackjackBehind'), 'place-name', others ? -3 : 4.5, 13)
    if (!others) return name
    const sum = say('livePlaceOthers', { n: figure(others.players, language), m: short(others.sum, language) })
    return [name, line(sum, 'place-others', 13, 12)]
  }
  if (isWide) return [line(words.name, 'place-name', -2, 13), line(words.pays, 'place-odds', 15, 12)]
  return line(kind === '21+3' ? '21+3' : 'PP', 'place-name', 4.5, 13)
}
