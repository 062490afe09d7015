/** A rotation as a unit quaternion. Axes: x to the right, y towards the player, z up. */
export type Turn = readonly [w: number, x: number, y: number, z: number]
export type Axis = readonly [x: number, y: number, z: number]

export const NO_TURN: Turn = [1, 0, 0, 0]

export function turnAround([x, y, z]: Axis, angle: number): Turn {
  const length = Math.hypot(x, y, z)
  const part = Math.sin(angle / 2) / length
  return [Math.cos(angle / 2), x * part, y * part, z * part]
}

/** First `second`, then `first`, both in the axes of the room. */
export function combined([aw, ax, ay, az]: Turn, [bw, bx, by, bz]: Turn): Turn {
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ]
}

export function turnedAxis([w, x, y, z]: Turn, [ax, ay, az]: Axis): Axis {
  const [tx, ty, tz] = [2 * (y * az - z * ay), 2 * (z * ax - x * az), 2 * (x * ay - y * ax)]
  return [ax + w * tx + y * tz - z * ty, ay + w * ty + z * tx - x * tz, az + w * tz + x * ty - y * tx]
}
