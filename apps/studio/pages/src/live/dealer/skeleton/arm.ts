import { dot, lengthOf, minus, plus, type Spot, unit } from './geometry.ts'

/** Lengths of the upper and the lower arm. */
export const UPPER = 154
export const LOWER = 152
/** An arm is never quite straight. */
const LONGEST = (UPPER + LOWER) * 0.992

export type Arm = { shoulder: Spot; elbow: Spot; wrist: Spot }

/** Inverse kinematics of two bones. The elbow lies outwards, behind and a little below; what is too far is reached as far as the arm goes. `side`: -1 on the left of the picture. */
export function bendArm(shoulder: Spot, target: Spot, side: -1 | 1): Arm {
  const way = minus(target, shoulder)
  const distance = Math.min(Math.max(lengthOf(way), UPPER - LOWER + 20), LONGEST)
  const along = unit(way)
  const wrist = plus(shoulder, along, distance)
  const toElbow = (UPPER ** 2 - LOWER ** 2 + distance ** 2) / (2 * distance)
  const out = Math.sqrt(Math.max(0, UPPER ** 2 - toElbow ** 2))
  const outwards: Spot = { x: side * 0.46, h: -0.84, z: -0.28 }
  const aside = unit(plus(outwards, along, -dot(outwards, along)))
  return { shoulder, elbow: plus(plus(shoulder, along, toElbow), aside, out), wrist }
}

/** How far beyond the arm's comfortable reach a target lies: the body leans by it. */
export const missing = (shoulder: Spot, target: Spot): number =>
  Math.max(0, lengthOf(minus(target, shoulder)) - (UPPER + LOWER) * 0.9)
