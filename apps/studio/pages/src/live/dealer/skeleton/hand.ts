import { cross, plus, type Spot, turned, unit } from './geometry.ts'
import type { HandShape } from './hand-shapes.ts'

/** Where a hand is and how it is turned; `reach` is what it touches. Angles in radians; yaw from straight towards the viewer to the right of the picture. */
export type HandPose = { reach: Spot; yaw: number; pitch: number; roll: number; shape: HandShape }

/** Points of a hand. A finger: its knuckle, two joints and the tip. */
export type Hand = {
  wrist: Spot
  forward: Spot
  /** From the palm's middle to the thumb. */
  inward: Spot
  /** Out of its back. */
  back: Spot
  fingers: readonly (readonly Spot[])[]
  thumb: readonly Spot[]
}

const NOWHERE: Spot = { x: 0, h: 0, z: 0 }
const RADIANS = Math.PI / 180
/** In front of the wrist, to the thumb, length: index to little finger. */
const FINGERS = [
  [41, 14.5, 45],
  [44, 4.8, 50],
  [41.5, -5, 46],
  [36, -13.6, 36],
] as const
const PHALANGES = [0.46, 0.3, 0.24] as const
const THUMB = { forward: 12, inward: 13, below: 4, bones: [25, 21, 17] } as const
/** Of the touch in a shape's row. */
const [TOUCH_FORWARD, TOUCH_BELOW] = [15, 16] as const

/** `side` -1: the hand on the left of the picture. Thumbs point to each other. `size` 1: about as long as a face is high. */
export function placeHand({ reach, yaw, pitch, roll, shape }: HandPose, side: -1 | 1, size: number): Hand {
  const level: Spot = { x: Math.sin(yaw), h: 0, z: Math.cos(yaw) }
  const aside = unit(cross({ x: 0, h: 1, z: 0 }, level))
  const forward = turned(level, aside, pitch)
  const upright = unit(cross(forward, aside))
  // `aside` points to the right of the picture: to the thumb of the hand on the left.
  const inward = turned({ x: aside.x * -side, h: aside.h * -side, z: aside.z * -side }, forward, -roll * side)
  const back = turned(upright, forward, -roll * side)
  const [touch = 0, below = 0] = [shape[TOUCH_FORWARD], shape[TOUCH_BELOW]]
  const wrist = plus(plus(reach, back, below * size), forward, -touch * size)
  const at = (along: number, beside: number, low = 0): Spot =>
    plus(plus(plus(wrist, forward, along * size), inward, beside * size), back, -low * size)

  const bend = (from: Spot, way: Spot, axis: Spot, bones: readonly number[], angles: readonly number[]): Spot[] => {
    const points = [from]
    let ahead = way
    let last = from
    bones.forEach((bone, index) => {
      ahead = turned(ahead, axis, (angles[index] ?? 0) * RADIANS)
      last = plus(last, ahead, bone * size)
      points.push(last)
    })
    return points
  }
  // About this axis forward turns to below.
  const hinge = unit(cross(back, forward))
  const fingers = FINGERS.map(([along, beside, length], index) => {
    const [spread = 0, knuckle = 0, middle = 0] = shape.slice(index * 3, index * 3 + 3)
    const turn = spread * RADIANS
    const ahead = unit(plus(plus(NOWHERE, forward, Math.cos(turn)), inward, Math.sin(turn)))
    const bones = PHALANGES.map((part) => part * length)
    return bend(at(along, beside), ahead, hinge, bones, [knuckle, middle, middle * 0.6])
  })
  const [out = 0, low = 0, tip = 0] = shape.slice(12, 15)
  const ahead = unit(
    plus(
      plus(plus(NOWHERE, forward, Math.cos(out * RADIANS)), inward, Math.sin(out * RADIANS)),
      back,
      -Math.sin(low * RADIANS),
    ),
  )
  const thumbHinge = unit(cross(ahead, forward))
  const thumb = bend(at(THUMB.forward, THUMB.inward, THUMB.below), ahead, thumbHinge, THUMB.bones, [0, tip * 0.4, tip])
  return { wrist, forward, inward, back, fingers, thumb }
}
