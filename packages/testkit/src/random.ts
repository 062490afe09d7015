import { createHash } from 'node:crypto'

export interface Seeded {
  /** 0 <= x < 1, with 48 bits. */
  next: () => number
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number
  bytes: (length: number) => Buffer
  pick: <T>(items: readonly T[]) => T
}

const TWO_TO_48 = 2 ** 48

/** The same seed gives the same sequence on every machine. Not for secrets. */
export function seeded(seed: string | number): Seeded {
  let counter = 0
  const block = () => createHash('sha256').update(`${seed}:${counter++}`).digest()
  const next = () => block().readUIntBE(0, 6) / TWO_TO_48
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    bytes: (length) => {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, block)
      return Buffer.concat(blocks).subarray(0, length)
    },
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
