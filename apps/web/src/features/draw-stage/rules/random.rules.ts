/** Numbers in [0, 1) that only the words decide, made from whole numbers: every browser gets the same. */
export type Random = () => number

export const randomOf = (words: string): Random => {
  let state = hashOf(words)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a, 32 bits. */
const hashOf = (words: string): number => {
  let hash = 0x811c9dc5
  for (let place = 0; place < words.length; place++) hash = Math.imul(hash ^ words.charCodeAt(place), 0x01000193)
  return hash | 0
}
