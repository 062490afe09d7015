import type { Box } from '../scene/scene.ts'

/** One field of the felt as it is drawn. */
export type Cell = { code: string; box: Box; number?: number }
/** Where a place is pressed, and where its chips lie: for an inner bet on a line or on a corner. */
export type Target = { code: string; box: Box }

/**
 * A board along which the rows 1-2-3 to 34-35-36 follow each other, from zero on. Lying, they go to the right and 1 is at the bottom; upright, they go down and 1
 * is at the left.
 */
export type BoardAsked = {
  box: Box
  isUpright: boolean
  /** The rows shown, counted from 0; zero and the outside only on a whole board. */
  rows: readonly [from: number, to: number]
  /** How thick the targets on lines are; 0 where only numbers and outside can be pressed. */
  band: number
  hasOutside: boolean
}

export type Board = {
  cells: readonly Cell[]
  /** What can be pressed: no two overlap. */
  targets: readonly Target[]
  /** Where the chips of every place lie that is shown, pressed here or not. */
  marks: { readonly [code: string]: { x: number; y: number } }
  asked: BoardAsked
  /** Between two numbers along the rows, and across. */
  pitch: { along: number; across: number }
}

/** A part of one axis of the board. */
export type Span = { from: number; to: number }

/** Height of the digits of a cell, as a size of type. */
export const numberSizeOf = ({ width, height }: Box): number =>
  Math.min(30, Math.max(15, Math.min(width, height) * 0.38))
