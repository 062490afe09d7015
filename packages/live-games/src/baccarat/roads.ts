import type { CoupOutcome } from './coup.ts'

/** Roads are grids of six rows, filled by column. `column` and `row` count from 0. */
export const ROAD_ROWS = 6

export interface BeadCell extends CoupOutcome {
  readonly column: number
  readonly row: number
}

export interface BigCell {
  readonly column: number
  readonly row: number
  readonly side: 'player' | 'banker'
  /** Ties since this result and before the next one. */
  readonly ties: number
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

export type Colour = 'red' | 'blue'

export interface DerivedCell {
  readonly column: number
  readonly row: number
  readonly colour: Colour
}

/** Every coup in turn, down and then right. */
export function beadPlate(outcomes: readonly CoupOutcome[]): BeadCell[] {
  return outcomes.map((outcome, index) => ({
    ...outcome,
    column: Math.floor(index / ROAD_ROWS),
    row: index % ROAD_ROWS,
  }))
}

/** Streaks of one side as columns; a tie is a mark on the result before it (or on the first one, if it opened the shoe). */
export function bigRoad(outcomes: readonly CoupOutcome[]): BigCell[] {
  const streaks = streaksOf(outcomes)
  const places = layOut(streaks.map((streak) => streak.length))
  return streaks.flat().map((result, index) => ({ ...result, ...(places[index] as { column: number; row: number }) }))
}

/** Compares with the column before last: big eye boy. */
export function bigEyeRoad(outcomes: readonly CoupOutcome[]): DerivedCell[] {
  return derivedRoad(outcomes, 1)
}

/** Skips one column more: small road. */
export function smallRoad(outcomes: readonly CoupOutcome[]): DerivedCell[] {
  return derivedRoad(outcomes, 2)
}

/** Skips two columns more: cockroach road. */
export function cockroachRoad(outcomes: readonly CoupOutcome[]): DerivedCell[] {
  return derivedRoad(outcomes, 3)
}

/**
 * Red says that the big road repeats itself, blue that it does not. `back` columns are looked back at.
 * A result that opens a column asks whether the column before and the one `back` further are equally long; any other asks whether
 * the column `back` to the left reaches its row, or has ended for more than one row.
 */
export function derivedColours(outcomes: readonly CoupOutcome[], back: 1 | 2 | 3): Colour[] {
  const lengths = streaksOf(outcomes).map((streak) => streak.length)
  const colours: Colour[] = []
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row++) {
      if (column < back || (column === back && row === 0)) continue
      const differs = row === 0 ? lengths[column - 1] !== lengths[column - 1 - back] : lengths[column - back] === row
      colours.push(differs ? 'blue' : 'red')
    }
  })
  return colours
}

function derivedRoad(outcomes: readonly CoupOutcome[], back: 1 | 2 | 3): DerivedCell[] {
  const runs: Colour[][] = []
  for (const colour of derivedColours(outcomes, back)) {
    const run = runs.at(-1)
    if (run?.[0] === colour) run.push(colour)
    else runs.push([colour])
  }
  const places = layOut(runs.map((run) => run.length))
  return runs.flat().map((colour, index) => ({ colour, ...(places[index] as { column: number; row: number }) }))
}

type Result = Omit<BigCell, 'column' | 'row'>

function streaksOf(outcomes: readonly CoupOutcome[]): Result[][] {
  const streaks: Result[][] = []
  let tiesBefore = 0
  for (const { winner, playerPair, bankerPair } of outcomes) {
    const streak = streaks.at(-1)
    const last = streak?.at(-1)
    if (winner === 'tie') {
      if (streak && last) streak[streak.length - 1] = { ...last, ties: last.ties + 1 }
      else tiesBefore++
      continue
    }
    const result = { side: winner, ties: tiesBefore, playerPair, bankerPair }
    tiesBefore = 0
    if (streak && last?.side === winner) streak.push(result)
    else streaks.push([result])
  }
  return streaks
}

/** Places columns of these lengths: down while the cell below is free, else to the right (the dragon's tail). */
function layOut(lengths: readonly number[]): { column: number; row: number }[] {
  const taken = new Set<number>()
  const key = (column: number, row: number) => column * ROAD_ROWS + row
  const places: { column: number; row: number }[] = []
  let top = -1
  for (const length of lengths) {
    top++
    while (taken.has(key(top, 0))) top++
    let column = top
    let row = 0
    let turned = false
    for (let step = 0; step < length; step++) {
      if (step > 0) {
        if (!turned && row + 1 < ROAD_ROWS && !taken.has(key(column, row + 1))) row++
        else {
          turned = true
          column++
        }
      }
      taken.add(key(column, row))
      places.push({ column, row })
    }
  }
  return places
}
