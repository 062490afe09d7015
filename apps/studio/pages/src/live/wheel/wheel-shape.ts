import { wheelOrder } from '@maru/live-games'

/**
 * Radii and heights of the wheel in parts of its outer radius; heights from the top of the rim, upwards positive. Angles in radians, clockwise as seen from
 * above, 0 to the right, so that `FRONT` is where the player sits and `BACK` where the dealer stands.
 */
export const FRONT = Math.PI / 2
export const BACK = -Math.PI / 2
export const FULL_TURN = 2 * Math.PI

export const RADIUS = {
  rim: 1,
  wall: 0.95,
  track: 0.912,
  deflectors: 0.848,
  rotor: 0.785,
  numbers: 0.628,
  pocket: 0.568,
  cone: 0.48,
} as const
export const HEIGHT = { track: -0.04, rotor: -0.11, pocket: -0.155, cone: -0.1 } as const
/** In metres: a wheel of 32 inches. */
export const OUTER_METRES = 0.41

export const POCKET_ANGLE = FULL_TURN / wheelOrder.length
/** From zero, in the frame of the wheel. */
export const angleOfPocket = (pocket: number): number => wheelOrder.indexOf(pocket) * POCKET_ANGLE

export const DEFLECTORS = 8
const DEFLECTOR_ANGLE = FULL_TURN / DEFLECTORS
export const angleOfDeflector = (deflector: number): number => (deflector + 0.5) * DEFLECTOR_ANGLE

/** From 0 up to a full turn. */
export const turned = (angle: number): number => ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN

/** The pocket below an angle of the room, while the wheel stands at `wheel`. */
export function pocketAt(angle: number, wheel: number): number {
  const at = Math.round(turned(angle - wheel) / POCKET_ANGLE) % wheelOrder.length
  return wheelOrder[at] as number
}
