import type { KeyboardEvent } from 'react'
import { PLACES, type Place } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { decimal, figure, type Language, languageOfPage } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { LaidChips } from './laid-chips.tsx'
import type { PlaceShape } from './place-shapes.ts'
import type { TableLayout } from './table-layout.ts'
import type { TableState } from './use-table.ts'

/** The places to bet on, in the geometry of this layout. */
export function BettingPlaces({
  game,
  table,
  layout,
}: {
  game: Game<BaccaratSaid>
  table: TableState
  layout: TableLayout
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its buttons carry the names
    <svg className="places">
      <defs>
        {GROUNDS.map(([id, above, below]) => (
          <linearGradient key={id} id={`ground-${id}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={above} />
            <stop offset="1" stopColor={below} />
          </linearGradient>
        ))}
      </defs>
      {PLACES.map((place) => (
        <BettingPlace key={place} place={place} game={game} table={table} shape={layout.places[place]} />
      ))}
    </svg>
  )
}

const GROUNDS = [
  ['player', '#2b63c8b0', '#123270c8'],
  ['banker', '#b02f3ab0', '#5c141dc8'],
  ['tie', '#1f8a5aa8', '#0b4530c8'],
] as const

function BettingPlace({
  game: { say, described, busy, replay },
  table,
  place,
  shape,
}: {
  game: Game<BaccaratSaid>
  table: TableState
  place: Place
  shape: PlaceShape
}) {
  const language = languageOfPage()
  const staked = table.bets[place] ?? 0
  const odds = oddsOf(place, described.commission, language)
  const net = table.coup.paid[place]
  const won = (net ?? -1) > 0
  const swept = net !== undefined && net < 0
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    table.bet(place)
  }
  const halfOnSix = place === 'banker' && !described.commission ? say('bankerSixHalf') : ''
  // Begins with the words on the felt, in their order: who speaks to the page says what is seen.
  const written = [say(place), odds, halfOnSix].filter(Boolean).join(' ')
  const label = `${written}. ${say('betOn', { place: say(place), n: figure(table.chip, language), m: figure(staked, language) })}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of this shape exists in SVG only
    <g
      role="button"
      tabIndex={busy || replay ? -1 : 0}
      aria-disabled={busy}
      aria-label={label}
      data-place={place}
      className={['place', place, staked > 0 ? 'staked' : '', won ? 'won' : '', swept ? 'swept' : ''].join(' ')}
      onClick={() => table.bet(place)}
      onKeyDown={press}
    >
      <path d={shape.path} fill={`url(#ground-${place.replace('Pair', '')})`} />
      <PlaceWords name={say(place)} odds={odds} more={halfOnSix} shape={shape} staked={staked > 0} />
      {staked > 0 ? <LaidChips sum={staked} shape={shape} language={language} /> : null}
    </g>
  )
}

/** Name and odds; with a stake on it a cell moves them up, so that nothing lies on the words. */
function PlaceWords({
  name,
  odds,
  more,
  shape: { text, nameSize, oddsSize, form, bounds },
  staked,
}: {
  name: string
  odds: string
  more: string
  shape: PlaceShape
  staked: boolean
}) {
  const isCell = form === 'cell'
  // A low cell has one line besides its sum.
  const inOneLine = isCell && (bounds.h < 56 || (staked && bounds.h < 86))
  const fits = isCell
    ? widthOf(more) < bounds.w - 8 && (!staked || bounds.h >= 104)
    : widthOf(more) < bounds.w * SLANTED - 8
  const lines = inOneLine ? [`${name} ${odds}`] : [name, odds, fits ? more : ''].filter(Boolean)
  const sizes = [inOneLine ? (bounds.h < 56 ? 13 : 15) : nameSize, oddsSize, Math.max(12, oddsSize - 1)]
  const steps = lines.map((_, index) => (sizes[index] ?? 12) * 1.28)
  const height = steps.reduce((sum, step) => sum + step, 0)
  // A third line grows upwards: below it lie the chips.
  const middle = form === 'arc' ? text[1] - (lines.length > 2 ? oddsSize * 0.35 : 0) : text[1] - (staked ? 13 : 0)
  let y = middle - height / 2
  return (
    <>
      {lines.map((line, index) => {
        y += steps[index] ?? 0
        return (
          <text
            key={line}
            className={index === 0 ? 'place-name' : 'place-odds'}
            x={text[0]}
            y={y - (sizes[index] ?? 12) * 0.3}
            fontSize={sizes[index]}
            textAnchor="middle"
          >
            {line}{' '}
          </text>
        )
      })}
    </>
  )
}

/** Of an arc's box so much is its own at the height of its words. */
const SLANTED = 0.78
const FIRST_SYLLABLE = 0xac00
/** About the width of words of the smallest size: Latin letters and figures, and Korean syllables. */
export const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < FIRST_SYLLABLE ? 6.3 : 11.5), 0)

function oddsOf(place: Place, commission: boolean, language: Language): string {
  if (place === 'player') return '1 : 1'
  if (place === 'banker') return commission ? `${decimal(0.95, 2, language)} : 1` : '1 : 1'
  return place === 'tie' ? '8 : 1' : '11 : 1'
}
