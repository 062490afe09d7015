import type { RoomLayout } from '../game/game-view.ts'
import type { Box, RoomShape } from '../scene/scene.ts'
import { boardOf } from './board.ts'
import type { Board } from './board-shapes.ts'
import type { Race } from './race-board.ts'

/** Where wheel and felt lie, besides what every room has. */
export type RouletteParts = {
  /** Where the wheel is while bets are laid, and while the ball runs: on a phone it comes forward. */
  wheel: {
    resting: Box
    running: Box
    flat: number
    /** How much flatter it is seen where it rests. */
    squash?: number
  }
  board: Board | undefined
  race: Race | undefined
  /** Switches between the pages of a phone. */
  tabs: Box | undefined
}
export type RouletteRoom = Omit<RoomLayout, 'shape' | 'places'> & RouletteParts
export type RouletteLayout = RoomLayout & RouletteParts

/** Numbers and outside; then the lines between the numbers, in overlapping parts; then the racetrack. */
export const INNER_PAGES = { desktop: 0, tablet: 2, portrait: 4, landscape: 2 } as const
export const roulettePages = (shape: RoomShape): number => (shape === 'desktop' ? 1 : INNER_PAGES[shape] + 2)

/** The part of the board that an inner page shows; each shares a row with the next. */
export function innerBoard(box: Box, isUpright: boolean, page: number, pages: number): Board {
  return boardOf({ box, isUpright, rows: rowsOfPage(page, pages), band: 24, hasOutside: false })
}

/** The first page has the zero besides, and so the fewest rows. */
export function rowsOfPage(page: number, pages: number): readonly [first: number, last: number] {
  return [Math.floor((page * 11) / pages), Math.floor(((page + 1) * 11) / pages)]
}
