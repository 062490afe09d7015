import { leastProbability } from './model.ts'

/** Probabilities of pairs of whole numbers: that of (home, away) is at `home × width + away`. */
export type Grid = { width: number; cells: Float64Array }

export const gridOf = (width: number): Grid => ({ width, cells: new Float64Array(width * width) })

/** The only possible pair is (0, 0). */
export const zeroGrid: Grid = { width: 1, cells: Float64Array.of(1) }

export const eachCell = ({ width, cells }: Grid, visit: (home: number, away: number, probability: number) => void) => {
  for (let home = 0, at = 0; home < width; home++)
    for (let away = 0; away < width; away++, at++) {
      const probability = cells[at] as number
      if (probability > leastProbability) visit(home, away, probability)
    }
}

export const cellsAbove = ({ cells }: Grid): number => {
  let count = 0
  for (const probability of cells) if (probability > leastProbability) count++
  return count
}

/** Of two independent numbers. */
export const outerProduct = (home: Float64Array, away: Float64Array): Grid => {
  const grid = gridOf(Math.max(home.length, away.length))
  for (let x = 0; x < home.length; x++)
    for (let y = 0; y < away.length; y++) grid.cells[x * grid.width + y] = (home[x] as number) * (away[y] as number)
  return grid
}

/** The distribution of a sum of two independent numbers. */
export const convolve = (one: Float64Array, other: Float64Array): Float64Array => {
  const sum = new Float64Array(one.length + other.length - 1)
  for (let x = 0; x < one.length; x++) {
    const probability = one[x] as number
    if (probability > 0)
      for (let y = 0; y < other.length; y++) sum[x + y] = (sum[x + y] as number) + probability * (other[y] as number)
  }
  return sum
}
