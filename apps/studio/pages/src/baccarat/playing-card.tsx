import { rankOf, suitOf } from '../../../src/games/baccarat/cards.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = [
  {
    fill: '#161a26',
    path: 'M0-10C-2-6-9-2.5-9 3.5c0 4 6 6 8 2.5-.3 2-1.2 3.500-2.700 4.500h7.400c-1.500-1-2.400-2.500-2.700-4.500C3 9.500 9 7.500 9 3.500 9-2.500 2-6 0-10Z',
  },
  { fill: '#c4262f', path: 'M0 9C-2 6-9 2-9-3.500c0-5 7-6.500 9-1.500C2-10 9-8.500 9-3.500 9 2 2 6 0 9Z' },
  { fill: '#c4262f', path: 'M0-10C2-6 5-2.500 8 0 5 2.500 2 6 0 10-2 6-5 2.500-8 0-5-2.500-2-6 0-10Z' },
  {
    fill: '#161a26',
    path: 'M0-10c-5 0-6 5.500-3 8-4-1.500-7 2-6 5 1 4 6 5 8 1.500C-1.300 7-2.200 9-3.700 10h7.400C2.200 9 1.300 7 1 4.500 3 8 8 7 9 3c1-3-2-6.500-6-5C6-4.500 5-10 0-10Z',
  },
] as const

/** A card of 76 × 108 around the origin. */
export function PlayingCard({ card }: { card: number }) {
  const suit = SUITS[suitOf(card)] ?? SUITS[0]
  const rank = RANKS[rankOf(card)]
  return (
    <g>
      <rect x="-38" y="-54" width="76" height="108" rx="8" opacity=".35" transform="translate(0 6)" />
      <rect x="-38" y="-54" width="76" height="108" rx="8" fill="#fdfcf7" />
      <text
        className={rank === '10' ? 'card-rank ten' : 'card-rank'}
        x="-25"
        y="-27"
        textAnchor="middle"
        fill={suit.fill}
      >
        {rank}
      </text>
      <path d={suit.path} fill={suit.fill} transform="translate(-25 -12) scale(.85)" />
      <path d={suit.path} fill={suit.fill} transform="translate(8 16) scale(2.5)" />
    </g>
  )
}
