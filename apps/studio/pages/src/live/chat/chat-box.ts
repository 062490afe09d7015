import type { RoomLayout } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'

const GAP = 12
const WIDE = { width: 300, height: 300 } as const
/** On a phone the dial stays in view: with its words where there is room for all of the chat, without them else. */
const WORDS = 22
const ROOMY = 236
const MOST = 320
/** Lines of the chat above what is written, without a header: less is too little to read. */
const LOW = 104
const LYING = 320
/** Beside the felt of a lying phone, below the dial and the switches. */
const NARROW = 180
const SWITCHES = 136
const DOCKED = 104

/** `isLow`: there is no room for a header. */
export type ChatBox = Box & { isLow: boolean }

/** Where the chat lies, in the room: on a phone above or beside what is pressed, or over the chips where the felt is everywhere. */
export function chatBox(layout: RoomLayout): ChatBox {
  const { shape, tray } = layout
  if (shape === 'portrait') return uprightBox(layout)
  if (shape === 'landscape') return lyingBox(layout)
  const height = Math.min(WIDE.height, tray.y + tray.height - 2 * GAP)
  return { x: GAP, y: tray.y + tray.height - height - GAP, width: WIDE.width, height, isLow: false }
}

function uprightBox(layout: RoomLayout): ChatBox {
  const { table, stage, dial } = layout
  const felt = pressedOf(layout)
  const box = { x: 8, width: table.width - 16 }
  const belowDial = dial.y + dial.height + 6
  const roomy = felt.y - 8 - belowDial - WORDS
  if (roomy >= ROOMY) return { ...box, y: belowDial + WORDS, height: Math.min(MOST, roomy), isLow: false }
  const low = felt.y - 6 - belowDial
  if (low >= LOW) return { ...box, y: belowDial, height: low, isLow: true }
  return { ...box, y: stage.height - DOCKED - 2, height: DOCKED, isLow: true }
}

function lyingBox(layout: RoomLayout): ChatBox {
  const { table, tray } = layout
  const beside = Math.min(table.width, pressedOf(layout).x)
  if (beside - 88 >= NARROW)
    return { x: 80, y: 8, width: Math.min(LYING, beside - 88), height: tray.y - 14, isLow: false }
  if (beside - 12 >= NARROW)
    return { x: 6, y: SWITCHES, width: beside - 12, height: tray.y - 6 - SWITCHES, isLow: true }
  return { x: 8, y: table.height - DOCKED - 2, width: Math.min(LYING, table.width - 16), height: DOCKED, isLow: true }
}

/** Places, and what else is pressed on the felt. */
function pressedOf({ pressed, places }: RoomLayout): { x: number; y: number } {
  const boxes = [...(pressed ? [pressed] : []), ...Object.values(places).map(({ bounds }) => bounds)]
  return { x: Math.min(...boxes.map(({ x }) => x)), y: Math.min(...boxes.map(({ y }) => y)) }
}
