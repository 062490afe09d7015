import { between, type Chance } from './seeded.ts'
import { OUTER_METRES, RADIUS } from './wheel-shape.ts'

const GRAVITY = 9.81
/** Pockets per second that the ball overtakes the wheel by when it first touches it, and m/s that it jumps up by. */
const FIRST_SPEED = [26, 44] as const
const FIRST_JUMP = [0.95, 1.45] as const
/** What a fret leaves of either. One in four throws the ball back. */
const KEPT_SPEED = [0.3, 0.75] as const
const KEPT_JUMP = [0.5, 0.72] as const
const THROWN_BACK = 0.25
/** m/s: what jumps lower stays in the pocket. */
const LAST_JUMP = 0.3

/** From one fret to the next: pockets past the one in which the ball will lie, heights in parts of the wheel's radius. */
export type Bounce = { forMs: number; from: number; to: number; height: number; fromRadius: number; toRadius: number }

/** Between the first fret that the ball touches and the pocket: every bounce begins on a fret, the last ends in the pocket. */
export function bouncesOf(chance: Chance): Bounce[] {
  let speed = between(chance, ...FIRST_SPEED) * 0.5
  let jump = between(chance, ...FIRST_JUMP)
  const hops: { forMs: number; past: number; height: number }[] = []
  while (jump > LAST_JUMP) {
    const seconds = (2 * jump) / GRAVITY
    hops.push({ forMs: seconds * 1_000, past: speed * seconds, height: jump ** 2 / (2 * GRAVITY) / OUTER_METRES })
    speed *= between(chance, ...KEPT_SPEED) * (chance() < THROWN_BACK ? -1 : 1)
    jump *= between(chance, ...KEPT_JUMP)
  }
  let to = 0
  let toRadius: number = RADIUS.pocket
  return hops
    .reverse()
    .map(({ forMs, past, height }, at) => {
      const from = onFret(to - past)
      const fromRadius = Math.min(
        RADIUS.rotor - 0.02,
        RADIUS.numbers - 0.02 + 0.035 * at + between(chance, -0.01, 0.01),
      )
      const bounce: Bounce = { forMs, from, to, height, fromRadius, toRadius }
      to = from
      toRadius = fromRadius
      return bounce
    })
    .reverse()
}

/** Frets stand between pockets. */
const onFret = (pockets: number): number => Math.floor(pockets) + 0.5
