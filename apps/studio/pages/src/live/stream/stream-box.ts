import type { RoomLayout } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'

/** A picture is cut at its edges rather than shown narrower or wider than this. */
const NARROWEST = 4 / 3
const WIDEST = 2.1
/** The table's rail lies so far above its edge. */
const RAIL = 24

export type StreamRoom = { resting: Box; running: Box }

/** Where a stream is shown: behind the table, around the dealer; or where a game has its wheel or dish, which come forward on a phone. */
export function streamBoxes(layout: RoomLayout, room?: StreamRoom): StreamRoom {
  const { table, edge, dealer, stage } = layout
  if (!room) {
    const behind = { x: table.x, y: table.y, width: table.width, height: edge - RAIL - table.y }
    const resting = boxIn(behind, dealer.x + dealer.width / 2)
    return { resting, running: resting }
  }
  const resting = boxIn(within(dealer.width > 0 ? around(room.resting, dealer) : room.resting, stage))
  return { resting, running: room.running === room.resting ? resting : boxIn(room.running) }
}

/** As large as the room allows, its middle as near to `at` as that. */
export function boxIn(room: Box, at = room.x + room.width / 2): Box {
  const width = Math.min(room.width, room.height * WIDEST)
  const height = Math.min(room.height, width / NARROWEST)
  const x = Math.min(Math.max(room.x, at - width / 2), room.x + room.width - width)
  return { x, y: room.y + (room.height - height) / 2, width, height }
}

const around = (one: Box, other: Box): Box => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const width = Math.max(one.x + one.width, other.x + other.width) - x
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y }
}

const within = (box: Box, stage: Box): Box => {
  const [x, y] = [Math.max(box.x, stage.x), Math.max(box.y, stage.y)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(box.x + box.width, stage.x + stage.width) - x),
    height: Math.max(0, Math.min(box.y + box.height, stage.y + stage.height) - y),
  }
}
