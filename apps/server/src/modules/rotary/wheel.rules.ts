import type { WheelTerms } from '@maru/contract'

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
