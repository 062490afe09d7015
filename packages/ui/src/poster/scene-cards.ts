import { pick, type Random } from './random.ts'
import { path, repeat, round } from './shapes.ts'

export const BRASS = 'oklch(.84 .09 85)'
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'Q', 'K'] as const
type Suit = { colour: string; d: string }
/** Spade, heart, diamond, club; 10 × 10 around the middle. */
const SUITS: readonly [Suit, ...Suit[]] = [
  { colour: '#1a1d28', d: 'M0-5C2-2 5-1 5 1.6A2.4 2.4 0 0 1 .8 3L1.8 5H-1.8L-.8 3A2.4 2.4 0 0 1-5 1.6C-5-1-2-2 0-5Z' },
  { colour: '#c02932', d: 'M0 5C-3 2-5 .4-5-1.8A2.6 2.6 0 0 1 0-3 2.6 2.6 0 0 1 5-1.8C5 .4 3 2 0 5Z' },
  { colour: '#c02932', d: 'M0-5 3.8 0 0 5-3.8 0Z' },
  {
    colour: '#1a1d28',
    d: 'M0-5A2.3 2.3 0 0 1 1.8-1.2 2.3 2.3 0 1 1 .9 2.6L1.8 5H-1.8L-.9 2.6A2.3 2.3 0 1 1-1.8-1.2 2.3 2.3 0 0 1 0-5Z',
  },
]
const CHIPS = ['#c8333b', '#2460cf', '#1d8a59', '#23262f', '#c79a3c'] as const

/** A half round table with its rim, the shoe and the rack of chips, cards before each side and stacks at the places. */
export function cardTable(u: string, table: 'baccarat' | 'dragon', random: Random): string {
  const spots =
    table === 'baccarat'
      ? ([
          [90, 90, -5],
          [114, 91, -2],
          [166, 91, 2],
          [190, 90, 5],
        ] as const)
      : ([
          [106, 90, -4],
          [174, 90, 4],
        ] as const)
  const cards = spots.map(([x, y, turn]) => card(x, y, turn, random)).join('')
  const stacks = [
    [46, 96, 5],
    [64, 116, 3],
    [140, 129, 4],
    [216, 116, 3],
    [236, 97, 5],
  ] as const
  const chips = stacks.map(([x, y, most]) => stack(x, y, 1 + Math.floor(random() * most), random)).join('')
  return `${ground(u) + rack(random) + shoe() + cards + chips}<ellipse cx="140" cy="84" rx="96" ry="30" fill="url(#${u}g)"/>`
}

const ground = (u: string): string =>
  `<ellipse cx="140" cy="150" rx="150" ry="70" fill="#000" opacity=".45"/>` +
  path('M-4 66Q140 54 284 66C288 126 222 176 140 176S-8 126-4 66Z', `fill="url(#${u}w)" stroke="#0006"`) +
  path('M7 70Q140 59 273 70C275 122 214 166 140 166S5 122 7 70Z', `fill="url(#${u}b)" stroke="${BRASS}"`) +
  path('M40 76C50 122 92 146 140 146S230 122 240 76', `fill="none" stroke="${BRASS}" stroke-opacity=".5"`) +
  path('M74 74C82 106 108 120 140 120S198 106 206 74', `fill="none" stroke="${BRASS}" stroke-opacity=".32"`)

function card(x: number, y: number, turn: number, random: Random): string {
  const rank = pick(RANKS, random() * RANKS.length)
  const { colour, d } = pick(SUITS, random() * SUITS.length)
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-9" y="-11" width="21" height="29" rx="2.6" fill="#000" opacity=".35"/><rect x="-10.5" y="-14.5" width="21" height="29" rx="2.6" fill="#fdfcf7"/><text x="-8.6" y="-4.4" font-size="10.5" font-weight="700" font-family="Georgia,serif" fill="${colour}">${rank}</text><path transform="translate(2 5) scale(1.25)" fill="${colour}" d="${d}"/></g>`
}

/** Chips upon each other, seen from the front. */
function stack(x: number, y: number, height: number, random: Random): string {
  const colour = pick(CHIPS, random() * CHIPS.length)
  const chip = (i: number): string => {
    const top = round(y - i * 3)
    return `<ellipse cx="${x}" cy="${top + 2.4}" rx="9" ry="4.4" fill="${colour}"/><path d="M${x - 5} ${top + 5.6}v1.4M${x} ${top + 6}v1.4M${x + 5} ${top + 5.6}v1.4" stroke="#fff" stroke-opacity=".85" stroke-width="2.2"/><ellipse cx="${x}" cy="${top}" rx="9" ry="4.4" fill="${colour}" stroke="#0005" stroke-width=".6"/>`
  }
  const top = round(y - (height - 1) * 3)
  return `<ellipse cx="${x + 2}" cy="${y + 4}" rx="11" ry="5" fill="#000" opacity=".35"/>${repeat(height, chip)}<ellipse cx="${x}" cy="${top}" rx="7.6" ry="3.6" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="3.2 2.4"/><ellipse cx="${x}" cy="${top}" rx="4.6" ry="2.1" fill="#fff" opacity=".22"/>`
}

const rack = (random: Random): string =>
  `<path d="M112 62h56l3 9h-62Z" fill="#0d0f16" stroke="${BRASS}" stroke-opacity=".7" stroke-width=".8"/>` +
  repeat(7, (i) => {
    const x = 116 + i * 7.2
    return `<rect x="${round(x)}" y="63.4" width="5.4" height="6.4" rx="1.6" fill="${pick(CHIPS, random() * CHIPS.length)}"/><rect x="${round(x)}" y="63.4" width="5.4" height="1.6" rx=".8" fill="#fff" opacity=".45"/>`
  })

const shoe = (): string =>
  `<path d="M214 64l30-4 8 15-33 6Z" fill="#000" opacity=".35"/><path d="M212 60l28-5 8 13-32 7Z" fill="#14161e" stroke="${BRASS}" stroke-opacity=".6" stroke-width=".8"/><path d="M212 60l28-5 1.6 2.6-28 5.2Z" fill="#343845"/><path d="M214 66l8-1.6 2 6.6-8 1.8Z" fill="#fdfcf7"/>`
