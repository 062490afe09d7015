import { Fragment, type KeyboardEvent, memo } from 'react'
import type { BetsShown, TableSaid } from '../../../../src/tables/table-shapes.ts'
import { widthOf } from '../../baccarat/betting-places.tsx'
import { figure, type Language, type Say, short } from '../../frame/texts.ts'
import { MORE } from '../felt/felt-plan.ts'
import type { GameView, PlaceShape, PlaceWords, RoomLayout } from '../game/game-view.ts'
import type { OwnBets } from '../store/own-bets.ts'
import { byReader } from './by-reader.ts'
import { nameIn, SMALLEST } from './name-in.ts'

const LINE = 1.22
/** What a name and what it pays need. */
const TWO_LINES = 2 * SMALLEST * LINE
const TWO_LARGER_LINES = 44

export type PlacesProps = {
  layout: RoomLayout
  view: GameView
  said: TableSaid
  bets: BetsShown
  own: OwnBets
  chip: number
  isOpen: boolean
  won: readonly string[]
  /** Sum on places of the other page. */
  elsewhere: number
  page: number
  press(place: string): void
  turnPage(): void
  say: Say
  language: Language
}

/** What is read and pressed of the places; the canvas below draws them. */
export const Places = memo(function Places(props: PlacesProps) {
  const { layout, view, say, language } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: places are paths of one drawing
    <svg className="room-places" aria-label={say('stake')} role="group">
      {Object.entries(layout.places).map(([code, shape]) =>
        code === MORE ? (
          <More key={code} shape={shape} {...props} />
        ) : (
          <Fragment key={code}>
            <PlaceTarget code={code} shape={shape} words={view.placeWords(code, say, language)} {...props} />
          </Fragment>
        ),
      )}
    </svg>
  )
})

function PlaceTarget({
  code,
  shape,
  words,
  bets,
  own,
  chip,
  isOpen,
  won,
  press,
  say,
  language,
}: PlacesProps & { code: string; shape: PlaceShape; words: PlaceWords }) {
  const sum = own.held[code] ?? 0
  const others = bets.places[code]
  const money = (amount: number) => say('won', { n: figure(amount, language) })
  const label = say('liveBetOn', {
    place: words.fullName ?? words.name,
    pays: words.pays,
    m: money(sum),
    n: money(chip),
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press(code)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place is not a rectangle, so it is a path of the drawing
    <g
      className={['room-place', words.tone, won.includes(code) ? 'won' : ''].join(' ')}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={!isOpen}
      data-place={code}
      onPointerDown={() => press(code)}
      onClick={byReader(() => press(code))}
      onKeyDown={onKey}
    >
      <path d={shape.path} />
      <Words shape={shape} words={words} others={others} isStaked={sum > 0} say={say} language={language} />
    </g>
  )
}

function Words({
  shape: { words: free, bounds },
  words,
  others,
  isStaked,
  say,
  language,
}: {
  shape: PlaceShape
  words: PlaceWords
  others: { sum: number; players: number } | undefined
  isStaked: boolean
  say: Say
  language: Language
}) {
  if (free.lines === 'none') return null
  const beside = isStaked ? free.beside : undefined
  const at = { ...free, ...beside }
  const isTall = bounds.height >= 84 && !at.isLow && at.height >= TWO_LARGER_LINES
  const shown = nameIn(at, words)
  const fit = Math.min(at.nameSize, Math.max(SMALLEST, (at.width * SMALLEST) / widthOf(shown)))
  const nameLines = widthOf(shown) * (fit / SMALLEST) > at.width ? linesOf(shown) : [shown]
  const lines = [
    ...nameLines.map((text) => ({ text, size: fit, name: 'place-name' })),
    ...(isTall || ((!isStaked || beside) && nameLines.length === 1 && at.height >= TWO_LINES)
      ? [{ text: words.pays, size: isTall ? Math.max(13, fit * 0.56) : SMALLEST, name: 'place-odds' }]
      : []),
    ...(isTall && others && at.lines === 'all' && at.nameSize > 15 && !(isStaked && bounds.height < 170)
      ? [
          {
            text: say('livePlaceOthers', { n: figure(others.players, language), m: rounded(others.sum, language) }),
            size: 13,
            name: 'place-others',
          },
        ]
      : []),
  ]
  const height = lines.reduce((sum, { size }) => sum + size * LINE, 0)
  let y = at.y - height / 2 - (isStaked && !isTall && !beside ? 9 : 0)
  return lines.map(({ text, size, name }, index) => {
    y += size * LINE
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
      <text key={index} className={name} x={at.x} y={y - size * 0.3} fontSize={size} textAnchor="middle">
        {text}
      </text>
    )
  })
}

/** In two lines, as equal as its words allow. */
function linesOf(name: string): string[] {
  const words = name.split(' ')
  if (words.length < 2) return [name]
  const half = name.length / 2
  let first = ''
  for (const word of words) {
    if (first && first.length + word.length / 2 > half) break
    first = first ? `${first} ${word}` : word
  }
  return [first, name.slice(first.length + 1)].filter(Boolean)
}

/** Sums of many people need no last digits. */
const rounded = (sum: number, language: Language): string => {
  const step = 10 ** Math.max(0, String(sum).length - 3)
  return short(Math.floor(sum / step) * step, language)
}

function More({ shape, elsewhere, page, turnPage, say, language }: PlacesProps & { shape: PlaceShape }) {
  const { x, y } = { x: shape.bounds.x + shape.bounds.width / 2, y: shape.bounds.y + shape.bounds.height / 2 }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it lies among the places, in the same drawing
    <g
      className="room-place more"
      role="button"
      tabIndex={0}
      aria-label={say(page === 0 ? 'liveMore' : 'liveMoreBack')}
      onPointerDown={turnPage}
      onClick={byReader(turnPage)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        turnPage()
      }}
    >
      <path d={shape.path} />
      <text className="place-name" x={x} y={elsewhere > 0 ? y : y + 6} fontSize="19" textAnchor="middle">
        {page === 0 ? '＋' : '←'}
      </text>
      {elsewhere > 0 ? (
        <text className="place-elsewhere" x={x} y={y + 17} fontSize="12" textAnchor="middle">
          {short(elsewhere, language)}
        </text>
      ) : null}
    </g>
  )
}
