import { PlayingCard } from './playing-card.tsx'
import type { TableLayout } from './table-layout.ts'
import type { CoupShown } from './use-table.ts'

/** Width of a card in its own drawing. */
const CARD_UNITS = 76

export function Hands({ coup, layout }: { coup: CoupShown; layout: TableLayout }) {
  return (
    <svg className="hands" aria-hidden="true">
      {(['player', 'banker'] as const).map((side) => (
        <Hand key={side} side={side} coup={coup} layout={layout} />
      ))}
    </svg>
  )
}

function Hand({ side, coup, layout }: { side: 'player' | 'banker'; coup: CoupShown; layout: TableLayout }) {
  const cards = coup[side]
  const total = side === 'player' ? coup.playerTotal : coup.bankerTotal
  const { cards: spots, totals } = layout.hands[side]
  const totalSpot = totals[cards.length > 2 ? 1 : 0]
  const scale = layout.cardWidth / CARD_UNITS
  const lost = coup.outcome && coup.outcome.winner !== side && coup.outcome.winner !== 'tie'
  return (
    <g className={lost ? 'hand lost' : 'hand'}>
      {spots.map(([x, y, turn], index) => {
        const card = cards[index]
        if (card === undefined && index > 1) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third place
          <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
            {card === undefined ? (
              <g className={`card-place ${side}`}>
                <rect x={-38} y={-54} width="76" height="108" rx="8" />
                <text y="11" textAnchor="middle">
                  {side === 'player' ? 'P' : 'B'}
                </text>
              </g>
            ) : (
              <g className="dealt">
                <g transform={`rotate(${turn})`}>
                  <PlayingCard card={card} />
                </g>
              </g>
            )}
          </g>
        )
      })}
      {total === undefined ? null : (
        <g transform={`translate(${totalSpot[0]} ${totalSpot[1]}) scale(${Math.max(0.58, scale * 0.88)})`}>
          <rect x="-26" y="-26" width="52" height="52" rx="14" className={`total ${side}`} />
          <text className="total-figure" y="10" textAnchor="middle">
            {total}
          </text>
        </g>
      )}
    </g>
  )
}
