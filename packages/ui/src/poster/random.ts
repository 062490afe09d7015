/** A number of 0 to 1, the next of a fixed row. */
export type Random = () => number

/** The same seed gives the same row on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state |= 0
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A key hashed (FNV-1a, then stirred), 1 to 2^31: a game keeps its picture as long as it keeps its key. */
export function seedOf(key: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  // Keys that differ in their last letter only must not fall together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 1) + 1
}

export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[Math.floor(index) % list.length] ?? list[0]
}
