import type { Box } from '../scene/scene.ts'
import { rowsOf } from './board-rows.ts'
import type { Board, BoardAsked, Cell, Span } from './board-shapes.ts'

const COLUMNS = 3
/** In parts of a number's length along the rows. */
const ZERO = { lying: 1, upright: 1 } as const
const OUTSIDE_LYING = 0.8
/** Width of dozens and even chances beside an upright board, in parts of a number's width. */
const OUTSIDE_UPRIGHT = 0.95

export function boardOf(asked: BoardAsked): Board {
  const { box, isUpright, band, hasOutside } = asked
  const [first, last] = asked.rows
  const count = last - first + 1
  const hasZero = first === 0
  const edge = band / 2
  // Streets are pressed on the outer line of 1, 4, 7…: half of their target lies beyond the numbers.
  const length = isUpright ? box.height : box.width
  const breadth = isUpright ? box.width - edge : box.height - (hasOutside ? 0 : edge)
  const parts = count + (hasZero ? ZERO.lying : 0) + (!isUpright && hasOutside ? 1 : 0)
  const along = length / parts
  const outside = isUpright ? 2 * OUTSIDE_UPRIGHT : 2 * OUTSIDE_LYING
  const across = hasOutside ? breadth / (COLUMNS + outside) : breadth / COLUMNS
  const zero = hasZero ? along * ZERO.lying : 0

  /** A box from spans along the rows, from the upper or left end, and across, from the line of 1, 4, 7…. */
  const boxOf = (a: Span, c: Span): Box =>
    isUpright
      ? { x: box.x + edge + c.from, y: box.y + a.from, width: c.to - c.from, height: a.to - a.from }
      : { x: box.x + a.from, y: box.y + COLUMNS * across - c.to, width: a.to - a.from, height: c.to - c.from }
  const rowAt = (row: number): Span => span(zero + (row - first) * along, along)
  const columnAt = (column: number): Span => span(column * across, across)
  const allColumns = span(0, COLUMNS * across)

  const cells: Cell[] = []
  if (hasZero) cells.push({ code: 'straight-0', number: 0, box: boxOf(span(0, zero), allColumns) })
  for (let row = first; row <= last; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const number = 3 * row + column + 1
      cells.push({ code: `straight-${number}`, number, box: boxOf(rowAt(row), columnAt(column)) })
    }
  const inner = rowsOf({ first, last, hasZero, zero, along, across, edge, boxOf })
  const outsideCells = hasOutside ? (isUpright ? uprightOutside : lyingOutside)({ zero, along, across, boxOf }) : []
  const outsideTargets = outsideCells.map(({ code, box: cell }) => ({
    code,
    // Streets take a strip of the dozens.
    box: !isUpright && code.startsWith('dozen') ? { ...cell, y: cell.y + edge, height: cell.height - edge } : cell,
  }))
  const targets = [...inner.targets, ...outsideTargets]
  const marks = Object.fromEntries([
    ...inner.marks.map(({ code, box: mark }) => [code, middleOf(mark)] as const),
    ...outsideTargets.map(({ code, box: mark }) => [code, middleOf(mark)] as const),
  ])
  return { cells: [...cells, ...outsideCells], targets, marks, asked, pitch: { along, across } }
}

export const span = (from: number, length: number): Span => ({ from, to: from + length })

export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})

type OutsideAsked = { zero: number; along: number; across: number; boxOf(a: Span, c: Span): Box }
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

/** Columns at the far end, dozens below the numbers, even chances below the dozens. */
function lyingOutside({ zero, along, across, boxOf }: OutsideAsked): Cell[] {
  const deep = OUTSIDE_LYING * across
  return [
    ...[0, 1, 2].map((column) => ({
      code: `column-${column + 1}`,
      box: boxOf(span(zero + 12 * along, along), span(column * across, across)),
    })),
    ...[0, 1, 2].map((third) => ({
      code: `dozen-${third + 1}`,
      box: boxOf(span(zero + 4 * third * along, 4 * along), span(-deep, deep)),
    })),
    ...EVEN_CHANCES.map((code, at) => ({
      code,
      box: boxOf(span(zero + 2 * at * along, 2 * along), span(-2 * deep, deep)),
    })),
  ]
}

/** Beside the numbers: columns beside zero, then dozens and even chances. */
function uprightOutside({ zero, along, across, boxOf }: OutsideAsked): Cell[] {
  const wide = OUTSIDE_UPRIGHT * across
  const from = COLUMNS * across
  return [
    ...[0, 1, 2].map((column) => ({
      code: `column-${column + 1}`,
      box: boxOf(span(0, zero), span(from + (column * 2 * wide) / 3, (2 * wide) / 3)),
    })),
    ...[0, 1, 2].map((third) => ({
      code: `dozen-${third + 1}`,
      box: boxOf(span(zero + 4 * third * along, 4 * along), span(from, wide)),
    })),
    ...EVEN_CHANCES.map((code, at) => ({
      code,
      box: boxOf(span(zero + 2 * at * along, 2 * along), span(from + wide, wide)),
    })),
  ]
}
