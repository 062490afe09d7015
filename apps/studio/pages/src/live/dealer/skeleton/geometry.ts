/** A point of the dealer's picture, 640 wide and 560 high; the table's far edge lies at 500. */
export type Point = { x: number; y: number }
/** A point behind or on the table: x from the dealer's middle to the right of the picture, h above the table, z from its far edge to the viewer. */
export type Spot = { x: number; h: number; z: number }

export const BOX = { width: 640, height: 560, middle: 320, edge: 500 } as const
/** How much depth and height show in the picture: the viewer looks down on the table. */
const DEPTH = 0.6
const RISE = 0.86
/** Growth of what is nearer, for one unit of depth. */
const NEARER = 0.0006

export const nearness = (z: number): number => 1 + z * NEARER

export const project = ({ x, h, z }: Spot): Point => ({
  x: BOX.middle + x * nearness(z),
  y: BOX.edge + z * DEPTH - h * RISE,
})

/** The spot above a point of the picture, at a height. */
export function spotAt({ x, y }: Point, h: number): Spot {
  const z = (y - BOX.edge + h * RISE) / DEPTH
  return { x: (x - BOX.middle) / nearness(z), h, z }
}

/** How near the viewer a spot lies: the greater covers the less. */
export const depthOf = ({ h, z }: Spot): number => z * RISE + h * DEPTH

export const plus = (a: Spot, b: Spot, times = 1): Spot => ({
  x: a.x + b.x * times,
  h: a.h + b.h * times,
  z: a.z + b.z * times,
})
export const minus = (a: Spot, b: Spot): Spot => plus(a, b, -1)
export const dot = (a: Spot, b: Spot): number => a.x * b.x + a.h * b.h + a.z * b.z
export const lengthOf = (a: Spot): number => Math.sqrt(dot(a, a))
export const unit = (a: Spot): Spot => {
  const length = lengthOf(a) || 1
  return { x: a.x / length, h: a.h / length, z: a.z / length }
}
export const cross = (a: Spot, b: Spot): Spot => ({
  x: a.h * b.z - a.z * b.h,
  h: a.z * b.x - a.x * b.z,
  z: a.x * b.h - a.h * b.x,
})
/** Turned about a unit axis (Rodrigues' formula), in radians. */
export function turned(a: Spot, axis: Spot, angle: number): Spot {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const along = dot(axis, a) * (1 - cos)
  const side = cross(axis, a)
  return {
    x: a.x * cos + side.x * sin + axis.x * along,
    h: a.h * cos + side.h * sin + axis.h * along,
    z: a.z * cos + side.z * sin + axis.z * along,
  }
}
