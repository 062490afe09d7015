import { OUTER_METRES, RADIUS } from './wheel-shape.ts'

const GRAVITY = 9.81
/** How steep the bowl is: rise over run. */
const SLOPE = 0.27
/** Rolling friction and air on the slope, rad/s². */
const FRICTION = 2.4
const STEP_MS = 4
/** The ball leaves the track where its centrifugal force no longer holds it: v² = g · r · slope. */
const LEAVE_MARGIN = 0.97
/** Radians per second at that moment. */
export const LEAVING_SPEED = Math.sqrt((GRAVITY * SLOPE) / (RADIUS.track * OUTER_METRES))

type Fallen = { radius: number; angle: number }

/** From the track down to the deflectors: the same for every spin, whose angle alone differs. Angle since the ball left the track. */
const path: readonly Fallen[] = fall()
export const FALL_MS = (path.length - 1) * STEP_MS
export const FALL_ANGLE = path.at(-1)?.angle ?? 0

export function fallenAt(ms: number): Fallen {
  const at = Math.min(FALL_MS, Math.max(0, ms)) / STEP_MS
  const from = path[Math.floor(at)] as Fallen
  const to = path[Math.ceil(at)] as Fallen
  const part = at % 1
  return { radius: mixed(from.radius, to.radius, part), angle: mixed(from.angle, to.angle, part) }
}

const mixed = (from: number, to: number, part: number): number => from + (to - from) * part

/** A ball that rolls on a cone: gravity along the slope against centrifugal force, its angular momentum used up by friction. */
function fall(): Fallen[] {
  const end = RADIUS.deflectors * OUTER_METRES
  const along = 1 / (1 + SLOPE ** 2)
  const dt = STEP_MS / 1_000
  let radius: number = RADIUS.track * OUTER_METRES
  let outwards = 0
  let speed = LEAVING_SPEED * LEAVE_MARGIN
  let angle = 0
  const fallen: Fallen[] = []
  while (radius > end) {
    fallen.push({ radius: radius / OUTER_METRES, angle })
    outwards += along * (radius * speed ** 2 - GRAVITY * SLOPE) * dt
    speed += ((-2 * outwards * speed) / radius - FRICTION) * dt
    radius += outwards * dt
    angle += speed * dt
  }
  return [...fallen, { radius: RADIUS.deflectors, angle }]
}
