/** A ball in space: x to the right, y down, z towards the viewer; its speed, where its printed side faces, and how it spins. */
export type Ball3 = {
  x: number
  y: number
  z: number
  vx: number
  vy: number
  vz: number
  fx: number
  fy: number
  fz: number
  sx: number
  sy: number
  sz: number
}

/** Of the speed, what a wall and another ball give back. */
const wallGives = 0.72
const ballGives = 0.8
/** So much of the sliding at the wall becomes spin. */
const grip = 0.9

/** A direction of length 1. */
export const face = (x: number, y: number, z: number): { fx: number; fy: number; fz: number } => {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  return { fx: x / length, fy: y / length, fz: z / length }
}

/** Keeps a ball within a sphere round 0. */
export const hitWall = (ball: Ball3, reach: number): void => {
  const away = Math.sqrt(ball.x * ball.x + ball.y * ball.y + ball.z * ball.z)
  if (away <= reach) return
  const [x, y, z] = [ball.x / away, ball.y / away, ball.z / away]
  ball.x = x * reach
  ball.y = y * reach
  ball.z = z * reach
  const outwards = ball.vx * x + ball.vy * y + ball.vz * z
  if (outwards <= 0) return
  const back = (1 + (outwards > 0.15 ? wallGives : 0)) * outwards
  ball.vx = (ball.vx - back * x) * 0.995
  ball.vy = (ball.vy - back * y) * 0.995
  ball.vz = (ball.vz - back * z) * 0.995
  ball.sx = ball.sx * 0.9 + (y * ball.vz - z * ball.vy) * grip
  ball.sy = ball.sy * 0.9 + (z * ball.vx - x * ball.vz) * grip
  ball.sz = ball.sz * 0.9 + (x * ball.vy - y * ball.vx) * grip
}

/** Two balls of one mass, of which neither enters the other. */
export const collide = (a: Ball3, b: Ball3, reach: number): void => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const dz = b.z - a.z
  const square = dx * dx + dy * dy + dz * dz
  if (square >= reach * reach || square === 0) return
  const apart = Math.sqrt(square)
  const x = dx / apart
  const y = dy / apart
  const z = dz / apart
  const inside = (reach - apart) / 2
  a.x -= x * inside
  a.y -= y * inside
  a.z -= z * inside
  b.x += x * inside
  b.y += y * inside
  b.z += z * inside
  const towards = (a.vx - b.vx) * x + (a.vy - b.vy) * y + (a.vz - b.vz) * z
  if (towards <= 0) return
  const push = ((1 + (towards > 0.2 ? ballGives : 0)) / 2) * towards
  a.vx -= push * x
  a.vy -= push * y
  a.vz -= push * z
  b.vx += push * x
  b.vy += push * y
  b.vz += push * z
  a.sz += push * (x - y)
  b.sz -= push * (x - y)
}

/** Turns the printed side by the spin. Spin is lost slowly. */
export const turn = (ball: Ball3, step: number): void => {
  const { fx, fy, fz } = ball
  const turned = face(
    fx + (ball.sy * fz - ball.sz * fy) * step,
    fy + (ball.sz * fx - ball.sx * fz) * step,
    fz + (ball.sx * fy - ball.sy * fx) * step,
  )
  Object.assign(ball, turned)
  const loss = 1 - 0.9 * step
  ball.sx *= loss
  ball.sy *= loss
  ball.sz *= loss
}
