import type { RoomLayout } from '../game/game-view.ts'

const GAP = 12
const WIDE = { width: 300, height: 300 } as const
/** On a phone the dial stays in view, and the places too where the dealer has so much room above them. */
const DIAL = 98
const LEAST = 236
const LYING = 320

/** Where the chat lies, in the room. */
export function chatBox({ shape, table, tray, places }: RoomLayout) {
  if (shape === 'portrait') {
    const above = Math.min(...Object.values(places).map(({ bounds }) => bounds.y))
    return { left: 8, top: DIAL, width: table.width - 16, height: Math.max(LEAST, Math.min(320, above - DIAL - 8)) }
  }
  if (shape === 'landscape') return { left: 80, top: 8, width: Math.min(LYING, table.width - 92), height: tray.y - 14 }
  const height = Math.min(WIDE.height, tray.y + tray.height - 2 * GAP)
  return { left: GAP, top: tray.y + tray.height - height - GAP, width: WIDE.width, height }
}
