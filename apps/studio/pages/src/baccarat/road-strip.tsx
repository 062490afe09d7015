import type { ReactNode } from 'react'
import type { Outcome } from '../../../src/games/baccarat/baccarat-events.ts'
import {
  beadPlate,
  bigEyeRoad,
  bigRoad,
  cockroachRoad,
  type DerivedCell,
  ROAD_ROWS,
  smallRoad,
} from '../../../src/games/baccarat/roads.ts'
import type { Say } from '../frame/texts.ts'

const CELL = 25
const RED = '#c8333b'
const BLUE = '#2460cf'
const GREEN = '#1f8a5b'

/** Five roads of this shoe, newest at the right; for a screen reader, one sentence. */
export function RoadStrip({ outcomes, say }: { outcomes: readonly Outcome[]; say: Say }) {
  const count = (winner: Outcome['winner']) => outcomes.filter((outcome) => outcome.winner === winner).length
  const summary = say('roadSummary', { b: count('banker'), p: count('player'), t: count('tie') })
  return (
    <section className="roads" aria-label={summary}>
      <Road columns={12} cells={beadPlate(outcomes)} cell={CELL}>
        {(bead, x, y) => <Bead bead={bead} x={x} y={y} />}
      </Road>
      <Road columns={34} cells={bigRoad(outcomes)} cell={CELL}>
        {(cell, x, y) => (
          <g>
            <circle cx={x} cy={y} r="9" fill="none" stroke={cell.side === 'banker' ? RED : BLUE} strokeWidth="3.2" />
            {cell.ties > 0 ? (
              <path d={`M${x - 7} ${y + 7}L${x + 7} ${y - 7}`} stroke={GREEN} strokeWidth="3" strokeLinecap="round" />
            ) : null}
            <Pairs cell={cell} x={x} y={y} />
          </g>
        )}
      </Road>
      <div className="derived">
        <Derived cells={bigEyeRoad(outcomes)}>
          {(fill, x, y) => <circle cx={x} cy={y} r="2.9" fill="none" stroke={fill} strokeWidth="1.5" />}
        </Derived>
        <Derived cells={smallRoad(outcomes)}>{(fill, x, y) => <circle cx={x} cy={y} r="3.3" fill={fill} />}</Derived>
        <Derived cells={cockroachRoad(outcomes)}>
          {(stroke, x, y) => (
            <path
              d={`M${x - 2.8} ${y + 2.8}L${x + 2.8} ${y - 2.8}`}
              stroke={stroke}
              strokeWidth="1.7"
              strokeLinecap="round"
            />
          )}
        </Derived>
      </div>
    </section>
  )
}

function Bead({ bead, x, y }: { bead: Outcome; x: number; y: number }) {
  const { winner } = bead
  return (
    <g>
      <circle cx={x} cy={y} r="10.5" fill={winner === 'banker' ? RED : winner === 'player' ? BLUE : GREEN} />
      <text className="bead" x={x} y={y + 4.3} textAnchor="middle">
        {winner === 'banker' ? 'B' : winner === 'player' ? 'P' : 'T'}
      </text>
      <Pairs cell={bead} x={x} y={y} />
    </g>
  )
}

function Pairs({ cell, x, y }: { cell: { playerPair: boolean; bankerPair: boolean }; x: number; y: number }) {
  return (
    <>
      {cell.bankerPair ? <circle cx={x - 8} cy={y - 8} r="3" fill={RED} stroke="#e9e6dc" strokeWidth="1.2" /> : null}
      {cell.playerPair ? <circle cx={x + 8} cy={y + 8} r="3" fill={BLUE} stroke="#e9e6dc" strokeWidth="1.2" /> : null}
    </>
  )
}

/** A sheet of cells that keeps its newest columns in view. */
function Road<Cell extends { column: number; row: number }>({
  columns,
  cells,
  cell: size,
  children,
}: {
  columns: number
  cells: readonly Cell[]
  cell: number
  children: (cell: Cell, x: number, y: number) => ReactNode
}) {
  const used = cells.reduce((most, { column }) => Math.max(most, column + 1), 0)
  const from = Math.max(0, used + 1 - columns)
  const [width, height] = [columns * size, ROAD_ROWS * size]
  return (
    <svg className="road" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      <Grid width={width} height={height} step={size} />
      {cells
        .filter(({ column }) => column >= from)
        .map((cell) => (
          <g key={`${cell.column}.${cell.row}`}>
            {children(cell, (cell.column - from + 0.5) * size, (cell.row + 0.5) * size)}
          </g>
        ))}
    </svg>
  )
}

function Derived({
  cells,
  children,
}: {
  cells: readonly DerivedCell[]
  children: (colour: string, x: number, y: number) => ReactNode
}) {
  return (
    <Road columns={34} cells={cells} cell={8.3333}>
      {(cell, x, y) => children(cell.colour === 'red' ? RED : BLUE, x, y)}
    </Road>
  )
}

function Grid({ width, height, step }: { width: number; height: number; step: number }) {
  const gap = step < 12 ? step * 2 : step
  let path = ''
  for (let x = gap; x < width - 1; x += gap) path += `M${x} 0V${height}`
  for (let y = gap; y < height - 1; y += gap) path += `M0 ${y}H${width}`
  return <path d={path} stroke="#d3cfc1" strokeWidth=".6" fill="none" />
}
