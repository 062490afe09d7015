import { type Bounce, bouncesOf } from './ball-bounces.ts'
import { FALL_ANGLE, FALL_MS, fallenAt, LEAVING_SPEED } from './ball-fall.ts'
import { between, type Chance } from './seeded.ts'
import {
  angleOfDeflector,
  angleOfPocket,
  BACK,
  DEFLECTORS,
  FULL_TURN,
  HEIGHT,
  POCKET_ANGLE,
  RADIUS,
  turned,
} from './wheel-shape.ts'

/** Where the ball is: angle in the room; radius and height as in `wheel-shape.ts`. */
export type BallPlace = { angle: number; radius: number; height: number }

/** The dealer lets go of the ball, ms after dealing began, and where. */
export const THROWN_MS = 700
export const THROWN_AT = BACK + 0.55
/** In the pocket it still swings so long. */
const SWING_MS = 480
const SWING = 0.26
/** Radians per second that the ball loses on the track, about. */
const SLOWED = 9.5
/** From a deflector to the wheel. */
const FLIGHT_MS = [250, 330] as const
/** A ball that hits a deflector still goes on, if only a little, rad. */
const FLIGHT_LEAST = 0.1
const FLIGHT_HEIGHT = 0.09

export type Spin = { placeAt(ms: number): BallPlace; landsMs: number; hitMs: number; trackEndMs: number }

/**
 * The way of the ball, computed backwards: from the pocket over bounces, a deflector and the fall onto the track, up to the dealer's hand. `wheelAt` says where
 * zero is, ms after dealing began.
 */
export function spinOf(pocket: number, restMs: number, wheelAt: (ms: number) => number, chance: Chance): Spin {
  const inWheel = angleOfPocket(pocket)
  const bounces = bouncesOf(chance)
  const landsMs = restMs - SWING_MS
  const touchesMs = landsMs - bounces.reduce((sum, { forMs }) => sum + forMs, 0)
  const first = bounces[0] as Bounce
  const touchesAt = wheelAt(touchesMs) + inWheel + first.from * POCKET_ANGLE
  const hitMs = touchesMs - between(chance, ...FLIGHT_MS)
  const flown = FLIGHT_LEAST + (turned(touchesAt - FLIGHT_LEAST - angleOfDeflector(0)) % (FULL_TURN / DEFLECTORS))
  const hitAt = touchesAt - flown
  const trackEndMs = hitMs - FALL_MS
  const leavesAt = hitAt - FALL_ANGLE
  const slowing = slowingOf(leavesAt, (trackEndMs - THROWN_MS) / 1_000)

  const onTrack = (ms: number): BallPlace => {
    const left = (trackEndMs - Math.max(ms, THROWN_MS)) / 1_000
    const angle = leavesAt - LEAVING_SPEED * left - (slowing * left ** 2) / 2
    return { angle, radius: RADIUS.track, height: HEIGHT.track }
  }
  const falling = (ms: number): BallPlace => {
    const { radius, angle } = fallenAt(ms - trackEndMs)
    return { angle: leavesAt + angle, radius, height: heightOfBowl(radius) }
  }
  const flying = (ms: number): BallPlace => {
    const part = (ms - hitMs) / (touchesMs - hitMs)
    const radius = RADIUS.deflectors + (first.fromRadius - RADIUS.deflectors) * part
    const from = heightOfBowl(RADIUS.deflectors)
    const height = from + (HEIGHT.rotor - from) * part + FLIGHT_HEIGHT * 4 * part * (1 - part)
    return { angle: hitAt + flown * part, radius, height }
  }
  const bouncing = (ms: number): BallPlace => {
    let left = ms - touchesMs
    let at = 0
    while (at < bounces.length - 1 && left > (bounces[at] as Bounce).forMs) left -= (bounces[at++] as Bounce).forMs
    const { forMs, from, to, height, fromRadius, toRadius } = bounces[at] as Bounce
    const part = Math.min(1, left / forMs)
    const ends = at === bounces.length - 1 ? HEIGHT.pocket : HEIGHT.rotor
    return {
      angle: wheelAt(ms) + inWheel + (from + (to - from) * part) * POCKET_ANGLE,
      radius: fromRadius + (toRadius - fromRadius) * part,
      height: HEIGHT.rotor + (ends - HEIGHT.rotor) * part + height * 4 * part * (1 - part),
    }
  }
  const lying = (ms: number): BallPlace => {
    const part = Math.min(1, (ms - landsMs) / SWING_MS)
    const swing = SWING * (1 - part) ** 2 * Math.sin(part * 5 * Math.PI)
    return { angle: wheelAt(ms) + inWheel + swing * POCKET_ANGLE, radius: RADIUS.pocket, height: HEIGHT.pocket }
  }
  const placeAt = (ms: number): BallPlace => {
    if (ms < trackEndMs) return onTrack(ms)
    if (ms < hitMs) return falling(ms)
    if (ms < touchesMs) return flying(ms)
    return ms < landsMs ? bouncing(ms) : lying(ms)
  }
  return { placeAt, landsMs, hitMs, trackEndMs }
}

/**
 * On the track friction slows the ball evenly (Small and Tse, Predicting the outcome of roulette, 2012); by so much, close to the usual, that it came from the
 * dealer's hand. In rad/s².
 */
function slowingOf(leavesAt: number, seconds: number): number {
  const usual = LEAVING_SPEED * seconds + (SLOWED * seconds) / 2
  const wanted = turned(leavesAt - THROWN_AT)
  const way = wanted + FULL_TURN * Math.round((usual - wanted) / FULL_TURN)
  return (2 * (way - LEAVING_SPEED * seconds)) / seconds ** 2
}

const heightOfBowl = (radius: number): number =>
  HEIGHT.track + ((HEIGHT.rotor - HEIGHT.track) * (RADIUS.track - radius)) / (RADIUS.track - RADIUS.rotor)
