import { REELS, ROWS } from '../../../src/games/slot/slot-config.ts'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
/** wide: controls below in one bar. tall: below in two rows. low: beside, under the right thumb. */
export type SlotShape = 'wide' | 'tall' | 'low'

/** Where everything of a slot is, in CSS pixels from the upper left corner of the game's area. */
export interface SlotLayout {
  readonly shape: SlotShape
  /** The reels; the frame is built round them. */
  readonly window: Rect
  /** Size of the frame's parts: 1 where a cell is 166 high. */
  readonly k: number
  /** How far the frame may reach beyond the reels at either side. */
  readonly eaves: number
  readonly sign: Rect
  readonly caption: Rect
  readonly controls: Rect
}

/** Parts of the frame above and below the reels, in units of k. */
const HEAD = 118
const FOOT = 38
/** Upper edge of the board with the name, above the reels. */
const BOARD = 104
/** Height of the switches for help and sound, with the room around them: they lie over the upper right corner. */
export const SWITCHES = 54
const CELL_UNITS = 166
/** Holds two buttons for fingers and the highest stake between them. */
const LOW_PANEL = 194
const WINDOW_UNITS = CELL_UNITS * ROWS

/** The board takes a share of the reels' width; on a phone as much as "free spin 2 of 10, ×3" needs. */
export const boardWidth = (share: number, most: number, { w, k }: { w: number; k: number }): number =>
  Math.max(Math.min(w * share, most * k), Math.min(w * 0.92, 264))

export function shapeOf(width: number, height: number): SlotShape {
  if (width > height && height < 480) return 'low'
  return width < height * 1.05 ? 'tall' : 'wide'
}

export function slotLayout(width: number, height: number): SlotLayout {
  const shape = shapeOf(width, height)
  if (shape === 'tall') return tall(width, height)
  const panel = shape === 'low' ? Math.round(Math.min(210, Math.max(LOW_PANEL, width * 0.23))) : 0
  const bar = shape === 'low' ? 0 : 100
  const area = width - panel
  const k = (height - bar - 20) / (WINDOW_UNITS + HEAD + FOOT)
  const cellHeight = CELL_UNITS * k
  const cellWidth = Math.min(cellHeight * 1.22, (area - 2 * 46 * k) / REELS)
  const w = cellWidth * REELS
  const window: Rect = { x: (area - w) / 2, y: HEAD * k + 6, w, h: cellHeight * ROWS }
  return {
    shape,
    window,
    k,
    eaves: Math.min(120 * k, (area - w) / 2 - 4),
    sign: { x: window.x, y: window.y - BOARD * k, w, h: 56 * k },
    caption: { x: window.x, y: window.y + window.h + 2 * k, w, h: Math.max(22, 30 * k) },
    controls:
      shape === 'low'
        ? { x: area + 4, y: 8, w: panel - 12, h: height - 16 }
        : { x: 0, y: height - bar, w: width, h: bar },
  }
}

function tall(width: number, height: number): SlotLayout {
  const bar = height < 560 ? 166 : 178
  const side = Math.max(14, width * 0.05)
  const cellWidth = (width - 2 * side) / REELS
  const k = cellWidth / 153
  const top = Math.max(HEAD * k + 8, SWITCHES + BOARD * k)
  const room = height - bar - top - FOOT * k - 30
  const cellHeight = Math.min(cellWidth * 1.24, room / ROWS)
  const window: Rect = {
    x: side,
    y: top + Math.max(0, room - cellHeight * ROWS) * 0.5,
    w: cellWidth * REELS,
    h: cellHeight * ROWS,
  }
  return {
    shape: 'tall',
    window,
    k,
    eaves: side + 30 * k,
    sign: { x: window.x, y: window.y - BOARD * k, w: window.w, h: 56 * k },
    caption: { x: 8, y: window.y + window.h + FOOT * k + 2, w: width - 16, h: 26 },
    controls: { x: 0, y: height - bar, w: width, h: bar },
  }
}
