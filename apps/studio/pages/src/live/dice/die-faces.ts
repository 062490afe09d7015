import { type Axis, combined, NO_TURN, type Turn, turnAround, turnedAxis } from './turns.ts'

/** Where each face of a die looks while the one is up: opposite faces sum to seven. */
export const FACES: readonly { face: number; normal: Axis; across: Axis; along: Axis }[] = [
  { face: 1, normal: [0, 0, 1], across: [1, 0, 0], along: [0, 1, 0] },
  { face: 6, normal: [0, 0, -1], across: [1, 0, 0], along: [0, -1, 0] },
  { face: 2, normal: [0, 1, 0], across: [1, 0, 0], along: [0, 0, -1] },
  { face: 5, normal: [0, -1, 0], across: [1, 0, 0], along: [0, 0, 1] },
  { face: 3, normal: [1, 0, 0], across: [0, 1, 0], along: [0, 0, 1] },
  { face: 4, normal: [-1, 0, 0], across: [0, 1, 0], along: [0, 0, -1] },
]

const UP: { readonly [face: number]: Turn } = {
  1: NO_TURN,
  6: turnAround([1, 0, 0], Math.PI),
  2: turnAround([1, 0, 0], Math.PI / 2),
  5: turnAround([1, 0, 0], -Math.PI / 2),
  3: turnAround([0, 1, 0], -Math.PI / 2),
  4: turnAround([0, 1, 0], Math.PI / 2),
}

/** A die that lies with this face up, turned around the vertical by an angle. */
export const lyingOn = (face: number, angle: number): Turn =>
  combined(turnAround([0, 0, 1], angle), UP[face] ?? NO_TURN)

/** The face that looks up most. */
export function faceUp(turn: Turn): number {
  const heights = FACES.map(({ face, normal }) => ({ face, height: turnedAxis(turn, normal)[2] }))
  return heights.reduce((best, one) => (one.height > best.height ? one : best)).face
}

/** How high the middle of a die of half the edge `half` is above the ground that its lowest corner touches. */
export function heightOn(turn: Turn, half: number): number {
  const up = FACES.filter(({ face }) => face <= 3).map(({ normal }) => Math.abs(turnedAxis(turn, normal)[2]))
  return half * up.reduce((sum, part) => sum + part, 0)
}
