import { mostSpinsGiven, type WheelSlice, type WheelTerms } from '@maru/contract'

export type Wheel = { version: number; terms: WheelTerms }
/** `left`: how often it can be drawn still; null: without end. */
export type Slice = { slice: number; drawn: number; left: number | null }
/** Of the slices that could be won: its place on the wheel. */
export type DrawnSlice = { slice: number; points: number; weight: number }

/** What can be won now, in the order of the wheel. What is sold out is not on it any more: the rest share its weight as they share their own. */
export const winnable = ({ terms }: Wheel, stock: readonly Slice[]): DrawnSlice[] =>
  terms.slices.flatMap(({ points, weight }, slice) => {
    const left = stock[slice]?.left
    return left === 0 ? [] : [{ slice, points, weight }]
  })

/** Names the weights that a member saw: slices of a version only ever go. */
export const tableOf = ({ version }: Wheel, slices: readonly DrawnSlice[]): string => `${version}-${slices.length}`

/** What a spin brings on average while the stock of cheap slices is gone and that of dear ones is not: `points` for `weight`. */
const dearestMean = (slices: readonly WheelSlice[]): { points: number; weight: number } => {
  const mean = { points: 0, weight: 0 }
  const add = (slice: WheelSlice) => {
    mean.points += slice.points * slice.weight
    mean.weight += slice.weight
  }
  for (const slice of slices) if (slice.stock === null) add(slice)
  const limited = slices.filter(({ stock }) => stock !== null && stock > 0)
  for (const slice of limited.toSorted((a, b) => b.points - a.points))
    if (slice.points * mean.weight > mean.points) add(slice)
  return mean
}

/** Points of a spin at its dearest; rounded down. */
export const averageOf = ({ slices }: WheelTerms): number => {
  const { points, weight } = dearestMean(slices)
  return Math.floor(points / weight)
}

/** Is a slice worth `most` points, or are as many spins as staff give at once, on average? `most` 0: never. */
export const isDear = ({ isOn, slices }: WheelTerms, most: number): boolean => {
  if (!isOn || most === 0) return false
  const { points, weight } = dearestMean(slices)
  return points * mostSpinsGiven >= most * weight || slices.some((slice) => slice.points >= most)
}
