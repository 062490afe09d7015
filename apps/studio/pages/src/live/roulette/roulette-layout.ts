import type { LayoutAsked, PlaceShape } from '../game/game-view.ts'
import type { Box, RoomShape } from '../scene/scene.ts'
import { type Board, numberSizeOf } from './board-shapes.ts'
import { desktopRoom } from './desktop-room.ts'
import { landscapeRoom, portraitRoom } from './phone-room.ts'
import type { RouletteLayout, RouletteRoom } from './roulette-parts.ts'
import { tabletRoom } from './tablet-room.ts'

const ROOMS: { readonly [Shape in RoomShape]: (asked: LayoutAsked) => RouletteRoom } = {
  desktop: desktopRoom,
  tablet: tabletRoom,
  portrait: portraitRoom,
  landscape: landscapeRoom,
}

export function rouletteLayout(asked: LayoutAsked): RouletteLayout {
  const room = ROOMS[asked.shape](asked)
  return { ...room, shape: asked.shape, places: room.board ? placesOf(room.board, asked.shape) : {} }
}

const TALL = 84
/** Of a narrow place's width: a chip in its corner that leaves the number alone. */
const IN_CORNER = 0.165
/** Size of the words outside. */
const WORD = 15
const CHIPS = { desktop: [13, 7], tablet: [12, 7], portrait: [11, 6], landscape: [10, 6] } as const

/** As near to the middle as the words leave it: in the corner of four numbers it would seem to lie on all of them. */
function belowWords(cell: Box, isNumber: boolean, radius: number): number {
  const words = (isNumber ? numberSizeOf(cell) : WORD) * 0.36 + 1
  return Math.min(cell.y + cell.height / 2 + words + radius * 0.72, cell.y + cell.height - radius * 0.75)
}

/** Chips lie on their lines and corners; outside below the words. */
function placesOf({ targets, marks, cells }: Board, shape: RoomShape): { [code: string]: PlaceShape } {
  const boxes = new Map([...cells, ...targets].map(({ code, box }) => [code, box]))
  const drawn = new Map(cells.map(({ code, box }) => [code, box]))
  const [own, others] = CHIPS[shape]
  return Object.fromEntries(
    Object.entries(marks).map(([code, { x, y }]) => {
      const bounds = boxes.get(code) ?? { x: x - own, y: y - own, width: 2 * own, height: 2 * own }
      const isWide = bounds.width > 4.2 * own
      // A sum beside its word would cover it: chips lie in its corner, and the sum stands with one's bets.
      const isNarrow = isWide && bounds.width < 16 * own
      const isNumber = code.startsWith('straight')
      const cell = drawn.get(code) ?? bounds
      const isInCorner = isNarrow || (isNumber && !isWide)
      const radius = isInCorner ? Math.min(own, cell.width * IN_CORNER) : own
      // In the corner, below the number or the word; on a wide place beside the words; on a line across it.
      const foot = isInCorner
        ? { x: cell.x + cell.width - radius * 1.15, y: belowWords(cell, isNumber, radius) }
        : isWide
          ? { x: bounds.x + bounds.width - own * 1.6, y: y + own * 0.4 }
          : { x, y: y + own * 0.2 }
      return [
        code,
        {
          path: `M${bounds.x} ${bounds.y}h${bounds.width}v${bounds.height}h${-bounds.width}Z`,
          bounds,
          // A sum stands at the right of the words.
          words: {
            x: isWide ? bounds.x + bounds.width - 40 : x,
            y,
            width: bounds.width,
            height: bounds.height,
            nameSize: 14,
            lines: 'none',
          },
          // On a line or a small number a sum would cover the numbers.
          own: {
            ...foot,
            radius,
            hasNoSum: (!isWide || isNarrow) && Math.min(bounds.width, bounds.height) < TALL,
          },
          others: {
            x: isNumber || isWide ? cell.x + others * 1.3 : x - own * 0.8,
            y: isNumber || isWide ? cell.y + cell.height - others * 1.1 : y + others * 0.8,
            radius: others,
            dx: others,
          },
        },
      ]
    }),
  )
}
