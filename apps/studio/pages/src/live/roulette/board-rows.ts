import type { Box } from '../scene/scene.ts'
import type { Span, Target } from './board-shapes.ts'

type RowsAsked = {
  first: number
  last: number
  hasZero: boolean
  /** Length of zero, and of a number, along the rows; width of a number across. */
  zero: number
  along: number
  across: number
  /** Half the thickness of a target on a line; 0 for none. */
  edge: number
  boxOf(along: Span, across: Span): Box
}

const COLUMNS = 3
/** Chips of places that cannot be pressed here still lie on their lines. */
const THIN = 0.5

/** Numbers, and the bets on the lines and corners between them. */
export function rowsOf(asked: RowsAsked): { targets: Target[]; marks: Target[] } {
  const pressed = linesOf(asked, asked.edge)
  return asked.edge > 0
    ? { targets: pressed, marks: pressed }
    : { targets: pressed.filter(({ code }) => code.startsWith('straight')), marks: linesOf(asked, THIN) }
}

function linesOf({ first, last, hasZero, zero, along, across, boxOf }: RowsAsked, edge: number): Target[] {
  const targets: Target[] = []
  const add = (kind: string, numbers: readonly number[], a: Span, c: Span): void => {
    targets.push({ code: `${kind}-${numbers.join('-')}`, box: boxOf(a, c) })
  }
  const rowLine = (row: number): number => zero + (row - first) * along
  const onLine = (line: number): Span => ({ from: line - edge, to: line + edge })
  const hasLineBefore = (row: number): boolean => row > first || hasZero
  const inRow = (row: number): Span => ({
    from: rowLine(row) + (hasLineBefore(row) ? edge : 0),
    to: rowLine(row + 1) - (row < last ? edge : 0),
  })
  const inColumn = (column: number): Span => ({
    from: column * across + edge,
    to: (column + 1) * across - (column < COLUMNS - 1 ? edge : 0),
  })
  if (hasZero) add('straight', [0], { from: 0, to: zero - edge }, { from: 0, to: COLUMNS * across })
  for (let row = first; row <= last; row++) {
    const numbers = [1, 2, 3].map((column) => 3 * row + column)
    const before = row === 0 ? [0] : numbers.map((number) => number - COLUMNS)
    const hasBefore = row > first || (row === 0 && hasZero)
    add('street', numbers, inRow(row), onLine(0))
    if (hasBefore) {
      const line = onLine(rowLine(row))
      add(row === 0 ? 'first-four' : 'six-line', [...before, ...numbers], line, onLine(0))
      numbers.forEach((number, column) => {
        add('split', [row === 0 ? 0 : number - COLUMNS, number], line, inColumn(column))
        if (column === 0) return
        const pair = [number - 1, number]
        add(
          row === 0 ? 'trio' : 'corner',
          row === 0 ? [0, ...pair] : [...pair.map((one) => one - COLUMNS), ...pair],
          line,
          onLine(column * across),
        )
      })
    }
    numbers.forEach((number, column) => {
      add('straight', [number], inRow(row), inColumn(column))
      if (column > 0) add('split', [number - 1, number], inRow(row), onLine(column * across))
    })
  }
  return targets
}
