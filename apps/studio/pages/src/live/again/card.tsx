import { numberOf, suitOf } from '@maru/live-games'
import { ranks, suits } from '../cards/suits.ts'

/** A card of 100 × 142, as the rooms draw it. */
export function Card({ card, isAcross = false }: { card: number; isAcross?: boolean }) {
  const suit = suits[suitOf(card)] ?? suits[0]
  const rank = ranks[numberOf(card) - 1] ?? ''
  return (
    <svg className={isAcross ? 'again-face across' : 'again-face'} viewBox="0 0 100 142" aria-hidden="true">
      <rect x=".5" y=".5" width="99" height="141" rx="9" fill="#fffdf6" stroke="#00000033" />
      <path d="M1 100V132Q1 141 10 141H90Q99 141 99 132V100Z" fill="#efe8d8" />
      <text
        x="21"
        y="37"
        textAnchor="middle"
        className={rank === '10' ? 'again-rank ten' : 'again-rank'}
        fill={suit.ink}
      >
        {rank}
      </text>
      <path d={suit.path} fill={suit.ink} transform="translate(21 57) scale(.34)" />
      <path d={suit.path} fill={suit.ink} transform="translate(59 93) scale(1.02)" />
    </svg>
  )
}
