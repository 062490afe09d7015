import { chance, wander } from '../dealer/ease.ts'

/** Dust in the light, petals, fireflies: where one is at a time, in parts of the box, and how bright. */
export type Mote = { x: number; y: number; alpha: number; size: number }

export const MOTES = 10
const CROSSING_MS = 26_000

/** A function of the time: nothing is remembered, and no loop is seen, since each crossing takes another way. */
export function moteAt(index: number, now: number): Mote {
  const time = now / CROSSING_MS + chance(index, 71)
  const crossing = Math.floor(time)
  const part = time - crossing
  const seed = index * 131 + crossing
  return {
    x: chance(seed, 73) * 1.1 - 0.05 + wander(now, 6_100, seed) * 0.03 + part * 0.06,
    y: 0.05 + chance(seed, 79) * 0.5 + part * 0.3 + wander(now, 4_300, seed + 1) * 0.015,
    alpha: Math.sin(part * Math.PI) * (0.25 + 0.3 * chance(seed, 83)) * (0.75 + 0.25 * wander(now, 900, seed + 2)),
    size: 0.006 + chance(seed, 89) * 0.009,
  }
}
