import { memo } from 'react'
import type { GameView, PanelProps } from '../game/game-view.ts'

type Shown = PanelProps & { view: GameView }

/** Roads and statistics are drawn anew when a round is over, not with every bet of somebody at the table. */
export const RoomPanel = memo(function RoomPanel({ view: { Panel }, ...props }: Shown) {
  return props.box.height > 0 ? <Panel {...props} /> : null
}, isSame)

function isSame(before: Shown, after: Shown): boolean {
  const [one, other] = [before.table, after.table]
  return (
    before.view === after.view &&
    before.box === after.box &&
    before.said === after.said &&
    before.past === after.past &&
    one.shoe === other.shoe &&
    one.counts === other.counts &&
    one.result === other.result &&
    one.row === other.row
  )
}
