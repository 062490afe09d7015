export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value))

/** Begins and ends at rest, without a jolt: the way of a hand (minimum jerk). */
export const reach = (part: number): number => {
  const t = clamp(part)
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** A dealt card's way: thrown off quickly, arriving slowly. */
export const travel = (part: number): number => 1 - (1 - clamp(part)) ** 3

/** 0 to 1 for a whole number and a seed. */
export function chance(index: number, seed: number): number {
  let mixed = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed + 0x7f4a7c15, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296
}

/** Wanders between -1 and 1, a new way every `period` ms; the same for the same time and seed. */
export function wander(now: number, period: number, seed: number): number {
  const at = now / period
  const index = Math.floor(at)
  const from = chance(index, seed) * 2 - 1
  const to = chance(index + 1, seed) * 2 - 1
  return from + (to - from) * reach(at - index)
}
