export type Chance = () => number

/** Numbers from 0 up to 1, the same for everybody who looks at this round of this table: how a spin or a throw looks, never what it brings. */
export function chanceOfRound(table: string, round: number): Chance {
  let state = hashOf(`${table} ${round}`)
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const between = (chance: Chance, least: number, most: number): number => least + (most - least) * chance()

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
