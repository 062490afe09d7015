import { clamp } from '../ease.ts'
import { BOX, type Point, spotAt } from '../skeleton/geometry.ts'
import { HAND_SHAPES, type HandShape, type HandShapeName, mixed } from '../skeleton/hand-shapes.ts'

/** -1: the hand on the left of the picture. */
export type Side = -1 | 1

/** Where one hand is: the point of the picture below what it touches, and how high above the table. Angles in radians. */
export type Station = {
  x: number
  y: number
  lift: number
  yaw: number
  pitch: number
  roll: number
  shape: HandShape
}

/** Beyond these an arm would only be stretched. */
const [LEFT, RIGHT, NEAREST] = [-70, 710, 690]
const ELBOW = { x: 140, z: -110 }

/** A hand over a point of the picture, turned as the arm comes. */
export function stationAt(side: Side, point: Point, shape: HandShapeName, more: Partial<Station> = {}): Station {
  const x = clamp(point.x, LEFT, RIGHT)
  const y = Math.min(point.y, NEAREST)
  const spot = spotAt({ x, y }, 0)
  const yaw = Math.atan2(spot.x - side * ELBOW.x, Math.max(60, spot.z - ELBOW.z)) * 0.78
  return { x, y, lift: 2, yaw, pitch: 0.22, roll: 0.16, shape: HAND_SHAPES[shape], ...more }
}

export function between(a: Station, b: Station, part: number, arc = 0): Station {
  if (part <= 0) return a
  if (part >= 1) return b
  const mix = (from: number, to: number) => from + (to - from) * part
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    lift: mix(a.lift, b.lift) + arc * 4 * part * (1 - part),
    yaw: mix(a.yaw, b.yaw),
    pitch: mix(a.pitch, b.pitch),
    roll: mix(a.roll, b.roll),
    shape: mixed(a.shape, b.shape, part),
  }
}

/** A longer way goes higher. */
export const arcBetween = (a: Station, b: Station): number => Math.min(34, Math.hypot(a.x - b.x, a.y - b.y) * 0.16)

export const pointOf = ({ x, y }: { x: number; y: number }): Point => ({ x: x * BOX.width, y: y * BOX.height })
