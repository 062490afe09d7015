import {
  beadPlate,
  bigEyeRoad,
  bigRoad,
  type CoupOutcome,
  cockroachRoad,
  type DerivedCell,
  ROAD_ROWS,
  smallRoad,
} from '@maru/live-games'
import type { ReactNode } from 'react'
import type { Outcome } from '../../../src/games/baccarat/baccarat-events.ts'
import type { Say } from '../frame/texts.ts'
import { Ball } from './panes.tsx'
import { Bead, BigMark, BLUE, CockroachMark, EyeMark, RED, SmallMark } from './road-marks.tsx'
import { roadsLayout } from './roads-layout.ts'
import { boxOf } from './room.tsx'
import type { Rect, TableLayout } from './table-layout.ts'

const DERIVED = [
  { road: bigEyeRoad, Mark: EyeMark },
  { road: smallRoad, Mark: SmallMark },
  { road: cockroachRoad, Mark: CockroachMark },
] as const

/** The roads of this shoe, newest at the right, as many as have room; for a screen reader, one sentence. */
export function Roads({
  outcomes,
  shoe,
  say,
  layout,
}: {
  outcomes: readonly Outcome[]
  shoe: number
  say: Say
  layout: TableLayout
}) {
  const count = (winner: Outcome['winner']) => outcomes.filter((outcome) => outcome.winner === winner).length
  const summary = say('roadSummary', { b: count('banker'), p: count('player'), t: count('tie') })
  const { bead, big, derived, ask, stats } = roadsLayout(layout.kind, layout.roads)
  return (
    <section className="roads" aria-label={summary} style={boxOf(layout.roads)}>
      {bead ? (
        <Road rect={bead} cells={beadPlate(outcomes)}>
          {(cell, at) => <Bead bead={cell} {...at} />}
        </Road>
      ) : null}
      {big.h > 0 ? (
        <Road rect={big} cells={bigRoad(outcomes)}>
          {(cell, at) => <BigMark cell={cell} {...at} />}
        </Road>
      ) : null}
      {derived ? <DerivedRoads rects={derived} outcomes={outcomes} /> : null}
      {ask ? <AskTheRoads outcomes={outcomes} rect={ask} say={say} /> : null}
      {stats ? (
        <p className="stats" style={boxOf(stats)}>
          {(['banker', 'player', 'tie'] as const).map((winner) => (
            <span key={winner}>
              <Ball winner={winner} />
              <b>{count(winner)}</b>
            </span>
          ))}
          <span className="shoe">{say('shoe', { n: shoe })}</span>
        </p>
      ) : null}
    </section>
  )
}

/** What the derived roads would show after a banker and after a player. */
function AskTheRoads({ outcomes, rect, say }: { outcomes: readonly Outcome[]; rect: Rect; say: Say }) {
  return (
    <div className="ask" style={boxOf(rect)} aria-hidden="true">
      {(['banker', 'player'] as const).map((winner) => (
        <AskTheRoad key={winner} winner={winner} outcomes={outcomes}>
          {say(winner === 'banker' ? 'askBanker' : 'askPlayer')}
        </AskTheRoad>
      ))}
    </div>
  )
}

/** After this winner. */
export function AskTheRoad({
  winner,
  outcomes,
  children,
}: {
  winner: CoupOutcome['winner']
  outcomes: readonly CoupOutcome[]
  children: ReactNode
}) {
  const next = [...outcomes, { winner, playerPair: false, bankerPair: false }]
  return (
    <p>
      <span className={`ball ${winner}`}>{children}</span>
      {DERIVED.map(({ road, Mark }, index) => {
        const mark = newestOf(road(next))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three roads in their order
          <svg key={index} width="16" height="16" aria-hidden="true">
            {mark ? <Mark colour={mark.colour === 'red' ? RED : BLUE} x={8} y={8} size={16} /> : null}
          </svg>
        )
      })}
    </p>
  )
}

/** Big eye, small and cockroach, each in its rectangle. */
export const DerivedRoads = ({ rects, outcomes }: { rects: readonly Rect[]; outcomes: readonly CoupOutcome[] }) =>
  rects.map((rect, index) => {
    const { road, Mark } = DERIVED[index] ?? DERIVED[0]
    return (
      <Road key={rect.y} rect={rect} cells={road(outcomes)}>
        {(cell: DerivedCell, at) => <Mark colour={cell.colour === 'red' ? RED : BLUE} {...at} />}
      </Road>
    )
  })

/** The roads are answered in the order in which their marks came. */
const newestOf = (cells: readonly DerivedCell[]) => cells.at(-1)

/** A sheet of six rows that fills its rectangle and keeps its newest columns in view. */
export function Road<Cell extends { column: number; row: number }>({
  rect,
  cells,
  children,
}: {
  rect: Rect
  cells: readonly Cell[]
  children: (cell: Cell, at: { x: number; y: number; size: number }) => ReactNode
}) {
  const size = rect.h / ROAD_ROWS
  const columns = Math.max(1, Math.floor(rect.w / size))
  const used = cells.reduce((most, { column }) => Math.max(most, column + 1), 0)
  const from = Math.max(0, used + 1 - columns)
  let grid = ''
  for (let x = size; x < rect.w - 1; x += size) grid += `M${x} 0V${rect.h}`
  for (let row = 1; row < ROAD_ROWS; row++) grid += `M0 ${row * size}H${rect.w}`
  return (
    <svg className="road" style={boxOf(rect)} width={rect.w} height={rect.h} aria-hidden="true">
      <path d={grid} className="road-grid" />
      {cells
        .filter(({ column }) => column >= from)
        .map((cell) => (
          <g key={`${cell.column}.${cell.row}`}>
            {children(cell, { x: (cell.column - from + 0.5) * size, y: (cell.row + 0.5) * size, size })}
          </g>
        ))}
    </svg>
  )
}
