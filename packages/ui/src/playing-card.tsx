import { cx } from './cx.ts'
import { SUIT, type Suit } from './poster/scenery.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUITS = ['spade', 'heart', 'diamond', 'club'] as const satisfies readonly Suit[]

type Props = {
  /** 0 to 51: 13 times the suit (spade, heart, diamond, club) and the rank (0 ace to 12 king). */
  card: number
  /** Of the losing hand. */
  isDim?: boolean
  className?: string
}

/** Corner and one suit, both large: readable at 30 px. A picture; what it shows is said elsewhere. */
export function PlayingCard({ card, isDim, className }: Props) {
  const suit = SUITS[Math.floor(card / RANKS.length)] ?? 'spade'
  const ink = suit === 'heart' || suit === 'diamond' ? '#bf2230' : '#141828'
  return (
    <svg
      viewBox="0 0 100 140"
      aria-hidden="true"
      className={cx('block drop-shadow-[0_3px_4px_#0009]', isDim && 'brightness-60', className)}
    >
      <rect x=".5" y=".5" width="99" height="139" rx="10" fill="#fbf7ec" stroke="#00000026" />
      <path d="M1 104V130Q1 139 10 139H90Q99 139 99 130V104Z" fill="#efe8d8" />
      <text
        x="24"
        y="40"
        textAnchor="middle"
        fontSize="38"
        fontWeight="700"
        letterSpacing="-3"
        fill={ink}
        className="font-display"
      >
        {RANKS[card % RANKS.length]}
      </text>
      <path d={SUIT[suit]} fill={ink} transform="translate(23 60) scale(.36)" />
      <path d={SUIT[suit]} fill={ink} transform="translate(60 94) scale(1.02)" />
    </svg>
  )
}
