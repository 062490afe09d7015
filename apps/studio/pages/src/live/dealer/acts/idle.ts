import { chance, clamp, reach, wander } from '../ease.ts'
import { between, type Side, type Station, stationAt } from './station.ts'

/** A new way to rest the hands every so often, ms. */
const REST_MS = 11_000
const REST_TURN_MS = 1_400

/** Where both hands may lie. */
const RESTS = [
  [stationAt(-1, { x: 252, y: 520 }, 'rest'), stationAt(1, { x: 398, y: 522 }, 'rest', { yaw: -0.3 })],
  [
    stationAt(-1, { x: 306, y: 524 }, 'rest', { yaw: 1.02 }),
    stationAt(1, { x: 332, y: 524 }, 'rest', { yaw: -1.05, lift: 14, roll: 0.05 }),
  ],
  [stationAt(-1, { x: 232, y: 526 }, 'flat', { yaw: 0.3 }), stationAt(1, { x: 392, y: 520 }, 'rest')],
  [
    stationAt(-1, { x: 262, y: 519 }, 'rest', { roll: 0.5, yaw: 0.8 }),
    stationAt(1, { x: 432, y: 524 }, 'flat', { yaw: -0.15 }),
  ],
] as const

/** Where a hand rests at this time. Never still, never the same twice. */
export function restAt(now: number, seed: number, side: Side): Station {
  const at = now / REST_MS
  const index = Math.floor(at)
  const pick = (slot: number) => RESTS[Math.floor(chance(slot, seed) * RESTS.length)] ?? RESTS[0]
  const of = (slot: number) => pick(slot)[side < 0 ? 0 : 1]
  // The hands do not start together.
  const late = chance(index, seed + side) * 500
  const part = reach(((at - index) * REST_MS - late) / REST_TURN_MS)
  const [from, to] = [of(index - 1), of(index)]
  const station = between(from, to, part, from === to ? 0 : 8)
  return {
    ...station,
    x: station.x + wander(now, 2_900, seed + 11 * side) * 2.4,
    y: station.y + wander(now, 3_700, seed + 13 * side) * 1.2,
    yaw: station.yaw + wander(now, 3_300, seed + 17 * side) * 0.05,
    roll: station.roll + wander(now, 4_100, seed + 19 * side) * 0.07,
  }
}

/** -1 breathed out, 1 in; a breath takes some four seconds, never quite the same. */
export const breathAt = (now: number, seed: number): number =>
  Math.sin((now / 4_100) * 2 * Math.PI + wander(now, 13_000, seed) * 1.6)

const BLINK_MS = 3_400
/** How far the lids are down: 0 open. */
export function blinkAt(now: number, seed: number): number {
  const index = Math.floor(now / BLINK_MS)
  const into = now - index * BLINK_MS - chance(index, seed + 5) * (BLINK_MS - 700)
  const again = chance(index, seed + 6) > 0.82 ? lidAfter(into - 320) : 0
  return Math.max(lidAfter(into), again)
}
const lidAfter = (ms: number): number => (ms < 0 || ms > 230 ? 0 : ms < 75 ? ms / 75 : clamp(1 - (ms - 105) / 125))

/** Where the eyes look: -1 left to 1 right; 0 straight at the viewer to 1 down at the table. */
export type Gaze = { x: number; y: number }
const TABLE: Gaze = { x: 0, y: 0.95 }
const PLAYERS: Gaze = { x: 0.05, y: 0.22 }
const CLOCK: Gaze = { x: -0.7, y: 0.16 }
const SHOE: Gaze = { x: 0.75, y: 0.8 }
/** The more often one stands here, the more often the eyes go there. */
const GAZES: readonly Gaze[] = [
  TABLE,
  TABLE,
  TABLE,
  { x: -0.35, y: 0.8 },
  { x: 0.3, y: 0.85 },
  { x: -0.2, y: 0.9 },
  PLAYERS,
  PLAYERS,
  CLOCK,
  SHOE,
]
const GLANCE_MS = 2_600

export function glanceAt(now: number, seed: number): Gaze {
  const index = Math.floor((now + wander(now, 60_000, seed) * 400) / GLANCE_MS)
  return GAZES[Math.floor(chance(index, seed + 3) * GAZES.length)] ?? TABLE
}

/** The weight goes from one leg to the other. */
export const swayAt = (now: number, seed: number): number =>
  wander(now, 6_700, seed + 23) * 0.7 + wander(now, 2_300, seed + 29) * 0.3
