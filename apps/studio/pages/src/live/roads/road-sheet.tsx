import { beadPlate, bigRoad, type CoupOutcome } from '@maru/live-games'
import { memo, type ReactNode } from 'react'
import { Bead, BigMark } from '../../baccarat/road-marks.tsx'
import { AskTheRoad, DerivedRoads, Road } from '../../baccarat/roads.tsx'
import { roadsLayout } from '../../baccarat/roads-layout.ts'
import type { TableKind } from '../../baccarat/table-layout.ts'
import type { Box, RoomShape } from '../scene/scene.ts'

type Side = { winner: 'banker' | 'player' | 'tie'; letter: string; ask: string }

/** The roads of this shoe with "if this side, if that side"; for a screen reader, one sentence. */
export const RoadSheet = memo(function RoadSheet({
  box,
  shape,
  outcomes,
  sides,
  summary,
  more,
}: {
  box: Box
  shape: RoomShape
  outcomes: readonly CoupOutcome[]
  /** Red, blue and green of this game, in this order. */
  sides: readonly [Side, Side, Side]
  summary: string
  more: ReactNode
}) {
  const rect = { x: 0, y: 0, w: box.width, h: box.height }
  const { bead, big, derived, ask, stats } = roadsLayout(kindOf(shape, box), rect)
  const letters = sides.map(({ letter }) => letter).join('')
  return (
    <section
      className="roads"
      data-shape={shape}
      aria-label={summary}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      {bead ? (
        <Road rect={bead} cells={beadPlate(outcomes)}>
          {(cell, at) => <Bead bead={cell} letters={letters} {...at} />}
        </Road>
      ) : null}
      {big.h > 0 ? (
        <Road rect={big} cells={bigRoad(outcomes)}>
          {(cell, at) => <BigMark cell={cell} {...at} />}
        </Road>
      ) : null}
      {derived ? <DerivedRoads rects={derived} outcomes={outcomes} /> : null}
      {ask ? (
        <div className="ask" style={{ left: ask.x, top: ask.y, width: ask.w, height: ask.h }} aria-hidden="true">
          {sides.slice(0, 2).map((side) => (
            <AskTheRoad key={side.winner} winner={side.winner} outcomes={outcomes}>
              {side.ask}
            </AskTheRoad>
          ))}
        </div>
      ) : null}
      {stats ? (
        <p className="stats" style={{ left: stats.x, top: stats.y, width: stats.w, height: stats.h }}>
          {sides.filter(hasLetter).map(({ winner, letter }) => (
            <span key={winner}>
              <span className={`ball ${winner}`} aria-hidden="true">
                {letter}
              </span>
              <b>{outcomes.filter((outcome) => outcome.winner === winner).length}</b>
            </span>
          ))}
          {more}
        </p>
      ) : null}
    </section>
  )
})

/** A game without ties has none of that colour. */
const hasLetter = ({ letter }: Side): boolean => letter !== ''

const kindOf = (shape: RoomShape, { width, height }: Box): TableKind => {
  if (shape === 'portrait') return 'phone-tall'
  if (shape === 'landscape') return 'phone-wide'
  return shape === 'desktop' ? 'desk' : width > height * 5.2 ? 'tablet-wide' : 'tablet-tall'
}
