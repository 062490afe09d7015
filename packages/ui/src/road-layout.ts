/** Banker, player, tie. Dragon Tiger writes dragon as B and tiger as P. */
export type RoadResult = 'B' | 'P' | 'T'
export type RoadCell = { column: number; row: number; side: 'B' | 'P'; ties: number }
export type BeadCell<Result extends string = RoadResult> = { column: number; row: number; result: Result }
export type StreakCell<Result extends string> = BeadCell<Result> & {
  /** Which of the results it is, from 0. */
  at: number
}

export const ROAD_ROWS = 6

/**
 * The big road: a streak runs down; at the floor, or above an occupied place, it turns right (the dragon's tail).
 * The next streak starts in the first free place of the top row, beside where the last one began. Ties mark the cell before them.
 * Only the last `columns` columns are given, from column 0.
 */
export function bigRoad(results: readonly RoadResult[], columns = 25): RoadCell[] {
  const taken = new Set<string>()
  const cells: RoadCell[] = []
  let start = -1
  let early = 0
  for (const result of results) {
    const last = cells.at(-1)
    if (result === 'T') {
      if (last) last.ties += 1
      else early += 1
      continue
    }
    const next = last?.side === result ? following(last, start, taken) : { column: freeTop(start + 1, taken), row: 0 }
    if (last?.side !== result) start = next.column
    taken.add(`${next.column},${next.row}`)
    cells.push({ ...next, side: result, ties: early })
    early = 0
  }
  const shift = Math.max(0, Math.max(-1, ...cells.map((cell) => cell.column)) + 1 - columns)
  return cells.filter((cell) => cell.column >= shift).map((cell) => ({ ...cell, column: cell.column - shift }))
}

/** The big road of any results, without ties: every other result starts a column. All of its columns. */
export function streakRoad<Result extends string>(results: readonly Result[]): StreakCell<Result>[] {
  const taken = new Set<string>()
  const cells: StreakCell<Result>[] = []
  let start = -1
  for (const [at, result] of results.entries()) {
    const last = cells.at(-1)
    const goesOn = last?.result === result
    const next = goesOn ? following(last, start, taken) : { column: freeTop(start + 1, taken), row: 0 }
    if (!goesOn) start = next.column
    taken.add(`${next.column},${next.row}`)
    cells.push({ ...next, result, at })
  }
  return cells
}

/** The bead road: top to bottom, then the next column; the last `columns` columns. */
export function beadRoad<Result extends string = RoadResult>(
  results: readonly Result[],
  columns = 10,
): BeadCell<Result>[] {
  const first = Math.max(0, Math.ceil(results.length / ROAD_ROWS) - columns) * ROAD_ROWS
  return results
    .slice(first)
    .map((result, index) => ({ column: Math.floor(index / ROAD_ROWS), row: index % ROAD_ROWS, result }))
}

/** For the text beside a road. */
export function roadCounts(results: readonly RoadResult[]): Record<RoadResult, number> {
  const counts = { B: 0, P: 0, T: 0 }
  for (const result of results) counts[result] += 1
  return counts
}

function following({ column, row }: { column: number; row: number }, start: number, taken: ReadonlySet<string>) {
  const turned = column > start
  if (!turned && row + 1 < ROAD_ROWS && !taken.has(`${column},${row + 1}`)) return { column, row: row + 1 }
  let right = column + 1
  while (taken.has(`${right},${row}`)) right += 1
  return { column: right, row }
}

function freeTop(from: number, taken: ReadonlySet<string>): number {
  let column = from
  while (taken.has(`${column},0`)) column += 1
  return column
}
