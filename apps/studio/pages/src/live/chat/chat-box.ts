import type { RoomLayout } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'

const GAP = 12
const WIDE = { width: 300, height: 300 } as const
/** On a phone: as large as is free, up to this. */
const MOST = { width: 420, height: 320 } as const
const APART = 2
/** Below this there is no room for a header, and below that none for lines above what is written. */
const ROOMY = 236
const LOW = 92
/** Of one line: its lower end is nearest to what is pressed. */
const LINE = 50
/** What is narrower or lower is no use: a room so small has the chat over its chips. */
const LEAST = { width: 180, height: 40 } as const
const DOCKED = { width: 320, height: 104 } as const

/** `full`: with a header; `low`: a few lines above what is written; `line`: the newest one in the field itself. */
export type ChatSize = 'full' | 'low' | 'line'
export type ChatBox = Box & { size: ChatSize }

/** Where the chat lies, in the room: on a phone in the largest part where nothing is pressed and no bet is read, else beside the chips. */
export function chatBox(layout: RoomLayout): ChatBox {
  const { shape, tray } = layout
  if (shape === 'portrait' || shape === 'landscape') return phoneBox(layout)
  const height = Math.min(WIDE.height, tray.y + tray.height - 2 * GAP)
  return { x: GAP, y: tray.y + tray.height - height - GAP, width: WIDE.width, height, size: 'full' }
}

/** Roads and statistics are covered where lines could not be read else. */
function phoneBox(layout: RoomLayout): ChatBox {
  const kept = keptFree(layout)
  const { panel } = layout
  const beside = largestFree(layout, panel.width > 0 && panel.height > 0 ? [...kept, panel] : kept)
  if (beside && beside.size !== 'line') return beside
  return largestFree(layout, kept) ?? docked(layout)
}

const docked = ({ table, stage }: RoomLayout): ChatBox => {
  const width = Math.min(DOCKED.width, table.width - 16)
  return { x: 8, y: stage.height - DOCKED.height - 2, width, height: DOCKED.height, size: 'low' }
}

/** Every edge of what stays free may be one of the chat's. */
function largestFree(layout: RoomLayout, taken: readonly Box[]): ChatBox | undefined {
  const { stage, table, dial, tray, shape } = layout
  // Switches float in the upper right corner.
  const top = shape === 'portrait' && dial.y < table.height / 2 ? dial.y + dial.height + APART : 8
  const right = Math.max(table.width, tray.x + tray.width, stage.width) - 8
  const bottom = stage.height - APART
  const lefts = [8, ...taken.map((box) => box.x + box.width + APART)]
  const rights = [right, ...taken.map(({ x }) => x - APART)]
  const tops = [top, ...taken.map((box) => box.y + box.height + APART)].filter((y) => y >= top)
  const bottoms = [bottom, ...taken.map(({ y }) => y - APART)]
  let best: Box | undefined
  for (const x of lefts)
    for (const to of rights) {
      const width = Math.min(MOST.width, to - x)
      if (to > right || width < LEAST.width) continue
      for (const y of tops)
        for (const down of bottoms) {
          const height = Math.min(MOST.height, down - y)
          if (down > bottom || height < LEAST.height) continue
          const box = { x, y, width, height }
          if (best && width * height <= best.width * best.height) continue
          if (!taken.some((one) => overlap(one, box))) best = box
        }
    }
  if (!best) return undefined
  if (best.height >= LOW) return { ...best, size: best.height >= ROOMY ? 'full' : 'low' }
  const height = Math.min(LINE, best.height)
  return { ...best, y: best.y + best.height - height, height, size: 'line' }
}

/** Places and what else is pressed of the felt, as one; the dial, the chips, and the player's own bets. */
function keptFree({ pressed, places, dial, tray, bets }: RoomLayout): readonly Box[] {
  const felt = around([...(pressed ? [pressed] : []), ...Object.values(places).map(({ bounds }) => bounds)])
  return [felt, dial, tray, bets].filter(({ width, height }) => width > 0 && height > 0)
}

const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
