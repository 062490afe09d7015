import { cellAt, REELS, ROWS } from '../../../src/games/slot/slot-config.ts'

/** A line that won: its row on each reel, and on how many from the left. */
export interface Won {
  readonly rows: readonly number[]
  readonly count: number
}

/** Every cell of these lines, once. */
export const wonCells = (lines: readonly Won[]): number[] => [
  ...new Set(lines.flatMap(({ rows, count }) => rows.slice(0, count).map((row, reel) => cellAt(reel, row)))),
]

/** Where a card, which lies over the middle reels, covers the fewest of them: in the lower or the upper third. */
export function besideCells(cells: readonly number[]): 'below' | 'above' {
  const isUnderCard = (cell: number) => cell >= ROWS && cell < (REELS - 1) * ROWS
  const inRow = (row: number) => cells.filter((cell) => isUnderCard(cell) && cell % ROWS === row).length
  return inRow(ROWS - 1) <= inRow(0) ? 'below' : 'above'
}
