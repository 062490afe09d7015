/**
 * A shape of a hand, in degrees. Fingers from the index on: spread (to the thumb), bend at the knuckle, bend at the middle joint; then the thumb: out of the palm's
 * line, below it, bend. The last two say where the hand touches: so far in front of the wrist, and so far below it.
 */
export type HandShape = readonly number[]

const shape = (
  fingers: readonly (readonly [number, number, number])[],
  thumb: readonly [number, number, number],
  touch: readonly [number, number],
): HandShape => [...fingers.flat(), ...thumb, ...touch]

export const HAND_SHAPES = {
  /** Lies relaxed: each finger a little more bent than the one before. */
  rest: shape(
    [
      [4, 16, 22],
      [1, 20, 26],
      [-2, 25, 30],
      [-6, 29, 32],
    ],
    [31, 16, 14],
    [62, 14],
  ),
  /** Thumb and first fingers on a card. */
  hold: shape(
    [
      [3, 34, 34],
      [0, 38, 36],
      [-5, 46, 46],
      [-12, 50, 50],
    ],
    [22, 34, 12],
    [70, 26],
  ),
  point: shape(
    [
      [3, 2, 4],
      [0, 62, 74],
      [-3, 68, 78],
      [-7, 70, 76],
    ],
    [18, 34, 46],
    [86, 8],
  ),
  /** Flat on the felt. */
  flat: shape(
    [
      [9, 3, 5],
      [3, 3, 5],
      [-4, 4, 5],
      [-12, 5, 6],
    ],
    [52, 8, 6],
    [56, 8],
  ),
  /** Round something small: a ball, a knob, a rim. */
  grip: shape(
    [
      [6, 40, 48],
      [1, 42, 52],
      [-4, 44, 54],
      [-9, 46, 54],
    ],
    [30, 44, 26],
    [56, 30],
  ),
  /** Edge of the hand on the felt, for chips. */
  scoop: shape(
    [
      [2, 14, 14],
      [0, 15, 15],
      [-2, 16, 16],
      [-4, 18, 17],
    ],
    [40, 10, 10],
    [58, 16],
  ),
} as const satisfies Record<string, HandShape>
export type HandShapeName = keyof typeof HAND_SHAPES

export const mixed = (a: HandShape, b: HandShape, part: number): HandShape =>
  part <= 0 ? a : part >= 1 ? b : a.map((value, index) => value + ((b[index] ?? value) - value) * part)
