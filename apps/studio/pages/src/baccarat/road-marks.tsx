import type { BigCell } from '@maru/live-games'
import type { Outcome } from '../../../src/games/baccarat/baccarat-events.ts'

export const RED = '#c8333b'
export const BLUE = '#2460cf'
const GREEN = '#1f8a5b'

interface At {
  readonly x: number
  readonly y: number
  /** Side of the cell. */
  readonly size: number
}

/** `letters` of banker, player and tie, where another game is played with the same roads. */
export function Bead({ bead, letters = 'BPT', x, y, size }: At & { bead: Outcome; letters?: string }) {
  const { winner } = bead
  return (
    <g>
      <circle cx={x} cy={y} r={size * 0.42} fill={winner === 'banker' ? RED : winner === 'player' ? BLUE : GREEN} />
      <text className="bead" x={x} y={y + size * 0.17} fontSize={size * 0.48} textAnchor="middle">
        {letters[winner === 'banker' ? 0 : winner === 'player' ? 1 : 2]}
      </text>
      <Pairs cell={bead} x={x} y={y} size={size} />
    </g>
  )
}

export function BigMark({ cell, x, y, size }: At & { cell: BigCell }) {
  const slash = size * 0.28
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={size * 0.36}
        fill="none"
        stroke={cell.side === 'banker' ? RED : BLUE}
        strokeWidth={size * 0.13}
      />
      {cell.ties > 0 ? (
        <path
          d={`M${x - slash} ${y + slash}L${x + slash} ${y - slash}`}
          stroke={GREEN}
          strokeWidth={size * 0.12}
          strokeLinecap="round"
        />
      ) : null}
      <Pairs cell={cell} x={x} y={y} size={size} />
    </g>
  )
}

function Pairs({ cell, x, y, size }: At & { cell: { playerPair: boolean; bankerPair: boolean } }) {
  const [away, r] = [size * 0.32, size * 0.12]
  return (
    <>
      {cell.bankerPair ? <circle className="pair-mark" cx={x - away} cy={y - away} r={r} fill={RED} /> : null}
      {cell.playerPair ? <circle className="pair-mark" cx={x + away} cy={y + away} r={r} fill={BLUE} /> : null}
    </>
  )
}

type Derived = At & { colour: string }
export const EyeMark = ({ colour, x, y, size }: Derived) => (
  <circle cx={x} cy={y} r={size * 0.34} fill="none" stroke={colour} strokeWidth={size * 0.17} />
)
export const SmallMark = ({ colour, x, y, size }: Derived) => <circle cx={x} cy={y} r={size * 0.4} fill={colour} />
export const CockroachMark = ({ colour, x, y, size }: Derived) => (
  <path
    d={`M${x - size * 0.32} ${y + size * 0.32}L${x + size * 0.32} ${y - size * 0.32}`}
    stroke={colour}
    strokeWidth={size * 0.2}
    strokeLinecap="round"
  />
)
