import { angleOfPocket, FRONT, FULL_TURN, turned } from './wheel-shape.ts'

/** Radians per second between spins. Counterclockwise, against the ball. */
const IDLE = 0.16
/** A push for so many ms of slowing down. */
const TURN_MS = 3_600

/** Between spins the wheel turns slowly, for everybody alike. */
export const idleAngle = (now: number): number => -turned((IDLE * now) / 1_000)

export type Turn = {
  /** Studio's time at which dealing began. */
  beganAt: number
  pocket: number
  /** The pocket comes to the front, and the push is used up. */
  frontMs: number
  /** The dealer turns the wheel on, so that the next round finds it where it idles. */
  onMs: number
  endMs: number
}

/** The angle of zero, ms after dealing began. Bearings slow it evenly, so it begins at twice its mean speed. */
export function wheelAngle({ beganAt, pocket, frontMs, onMs, endMs }: Turn, ms: number): number {
  const idle = idleAngle(beganAt + ms)
  if (ms <= 0) return idle
  const atFront = FRONT - angleOfPocket(pocket) - idleAngle(beganAt + frontMs)
  const pushed = turned(-atFront) + FULL_TURN * Math.round(frontMs / TURN_MS)
  const left = Math.max(0, 1 - ms / frontMs)
  const rest = FULL_TURN - turned(pushed)
  return idle - pushed * (1 - left ** 2) - rest * smooth((ms - onMs) / (endMs - onMs))
}

/** From 0 to 1 without a jerk. */
export const smooth = (part: number): number => {
  const t = Math.min(1, Math.max(0, part))
  return t * t * (3 - 2 * t)
}
