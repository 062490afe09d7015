import type { KeyboardEvent } from 'react'
import type { Place } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { figure, languageOfPage, short } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { Chip, chipsFor } from './chip.tsx'
import type { TableState } from './use-table.ts'

interface Shape {
  readonly place: Place
  readonly path: string
  readonly text: readonly [number, number]
  readonly chips: readonly [number, number]
  readonly size: number
}

const WIDE: readonly Shape[] = [
  {
    place: 'player',
    path: 'M77.9,328.2A864 640 0 0 0 518.3,522.3L562.4,386.2A675 500 0 0 1 218.4,234.6Z',
    text: [319, 373],
    chips: [440, 458],
    size: 30,
  },
  {
    place: 'tie',
    path: 'M535.9,525.3A864 640 0 0 0 904.1,525.3L863.8,388.5A675 500 0 0 1 576.2,388.5Z',
    text: [720, 452],
    chips: [838, 470],
    size: 28,
  },
  {
    place: 'banker',
    path: 'M921.7,522.3A864 640 0 0 0 1362.1,328.2L1221.6,234.6A675 500 0 0 1 877.6,386.2Z',
    text: [1121, 373],
    chips: [1000, 458],
    size: 30,
  },
  {
    place: 'playerPair',
    path: 'M296.5,273.8A658.8 488 0 0 0 538.4,369.1L562.2,307.6A572.4 424 0 0 1 352.1,224.8Z',
    text: [424, 298],
    chips: [516, 322],
    size: 16,
  },
  {
    place: 'bankerPair',
    path: 'M901.6,369.1A658.8 488 0 0 0 1143.5,273.8L1087.9,224.8A572.4 424 0 0 1 877.8,307.6Z',
    text: [1016, 298],
    chips: [924, 322],
    size: 16,
  },
]

const NARROW: readonly Shape[] = [
  { place: 'playerPair', path: 'M8 34Q66 54 122 61L122 112Q62 105 8 84Z', text: [64, 80], chips: [104, 96], size: 14 },
  { place: 'tie', path: 'M130 62Q195 68 260 62L260 113Q195 119 130 113Z', text: [195, 88], chips: [242, 98], size: 16 },
  {
    place: 'bankerPair',
    path: 'M382 34Q324 54 268 61L268 112Q328 105 382 84Z',
    text: [326, 80],
    chips: [286, 96],
    size: 14,
  },
  {
    place: 'player',
    path: 'M8 94Q90 126 191 127L191 252Q90 248 8 212Z',
    text: [100, 166],
    chips: [156, 216],
    size: 22,
  },
  {
    place: 'banker',
    path: 'M382 94Q300 126 199 127L199 252Q300 248 382 212Z',
    text: [290, 166],
    chips: [234, 216],
    size: 22,
  },
]

/** The places to bet on, as the table has them: wide in an arc, narrow in two rows. */
export function BettingPlaces({ game, table }: { game: Game<BaccaratSaid>; table: TableState }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its buttons carry the names */}
      <svg className="places wide-only" viewBox="0 0 1440 698" preserveAspectRatio="xMidYMin meet">
        {WIDE.map((shape) => (
          <BettingPlace key={shape.place} game={game} table={table} shape={shape} chipScale={1} />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its buttons carry the names */}
      <svg className="places narrow-only" viewBox="0 22 390 236" preserveAspectRatio="xMidYMid meet">
        {NARROW.map((shape) => (
          <BettingPlace key={shape.place} game={game} table={table} shape={shape} chipScale={0.72} />
        ))}
      </svg>
    </>
  )
}

function BettingPlace({
  game: { say, described, busy, replay },
  table,
  shape: { place, path, text, chips, size },
  chipScale,
}: {
  game: Game<BaccaratSaid>
  table: TableState
  shape: Shape
  chipScale: number
}) {
  const language = languageOfPage()
  const staked = table.bets[place] ?? 0
  const odds = oddsOf(place, described.commission)
  const won = (table.coup.paid[place] ?? -1) > 0
  const main = place === 'player' || place === 'banker'
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
      className={['place', place, staked > 0 ? 'staked' : '', won ? 'won' : ''].join(' ')}
      onClick={() => table.bet(place)}
      onKeyDown={press}
    >
      <path d={path} />
      <text className="place-name" x={text[0]} y={text[1]} fontSize={size} textAnchor="middle">
        {main || place === 'tie' ? say(place) : `${say(place)} ${odds}`}
      </text>{' '}
      {main || place === 'tie' ? (
        <text
          className="place-odds"
          x={text[0]}
          y={text[1] + size * 0.9}
          fontSize={size > 24 ? 16 : 13}
          textAnchor="middle"
        >
          {odds}
        </text>
      ) : null}{' '}
      {halfOnSix ? (
        <text
          className="place-odds"
          x={text[0]}
          y={text[1] + size * 1.7}
          fontSize={size > 24 ? 14 : 12}
          textAnchor="middle"
        >
          {halfOnSix}
        </text>
      ) : null}
      {staked > 0 ? <Stack sum={staked} at={chips} scale={chipScale} language={language} /> : null}
    </g>
  )
}

function Stack({
  sum,
  at: [x, y],
  scale,
  language,
}: {
  sum: number
  at: readonly [number, number]
  scale: number
  language: ReturnType<typeof languageOfPage>
}) {
  return (
    <g className="stack" transform={`translate(${x} ${y}) scale(${scale})`}>
      {chipsFor(sum).map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips of a stack from below
        <g key={index} className="chip-laid">
          <g transform={`translate(0 ${-index * 6}) scale(.88 .7)`}>
            <Chip value={value} label={short(value, language)} />
          </g>
        </g>
      ))}
      <g transform="translate(0 30)">
        <rect x="-46" y="-13" width="92" height="26" rx="13" fill="#04120f" opacity=".92" />
        <text className="stack-sum" y="5" textAnchor="middle">
          {figure(sum, language)}
        </text>
      </g>
    </g>
  )
}

function oddsOf(place: Place, commission: boolean): string {
  if (place === 'player') return '1 : 1'
  if (place === 'banker') return commission ? '0.95 : 1' : '1 : 1'
  return place === 'tie' ? '8 : 1' : '11 : 1'
}
