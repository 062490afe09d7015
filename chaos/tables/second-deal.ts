import { createHash, createHmac } from 'node:crypto'

/** Written from docs/guides/verify-a-shoe.md alone; it shares nothing with `@maru/live-games`. */
export type Entry = { commitment: Buffer; seed: Buffer | null }

const sha256 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export const listOf = (entries: readonly Entry[]): Buffer => sha256(...entries.map(({ commitment }) => commitment))

const saltOf = (entries: readonly Entry[]): Buffer =>
  sha256(
    Buffer.from('maru table salt 1'),
    ...entries.flatMap(({ commitment, seed }) =>
      seed ? [commitment, Buffer.of(1), seed] : [commitment, Buffer.of(0)],
    ),
  )

/** Numbers below a limit from the stream of a link. */
const drawer = (entries: readonly Entry[], link: Buffer) => {
  const seed = createHmac('sha256', saltOf(entries)).update(link).digest()
  let stream = Buffer.alloc(0)
  let blocks = 0
  let at = 0
  const take = (size: number): Buffer => {
    while (stream.length < at + size) {
      const number = Buffer.alloc(4)
      number.writeUInt32BE(blocks++)
      stream = Buffer.concat([stream, createHmac('sha256', seed).update(number).digest()])
    }
    at += size
    return stream.subarray(at - size, at)
  }
  const below = (limit: number): number => {
    const bits = Math.ceil(Math.log2(limit))
    const size = Math.ceil(bits / 8)
    for (;;) {
      const value = take(size).readUIntBE(0, size) >> (8 * size - bits)
      if (value < limit) return value
    }
  }
  return { seed, below }
}

export const pocketOf = (entries: readonly Entry[], link: Buffer): number => drawer(entries, link).below(37)

export const diceOf = (entries: readonly Entry[], link: Buffer): number[] => {
  const { below } = drawer(entries, link)
  return [below(6) + 1, below(6) + 1, below(6) + 1]
}

/** The cards of a shoe, and what was published of it before its first round. */
export const shoeOf = (entries: readonly Entry[], link: Buffer): { cards: number[]; commitment: Buffer } => {
  const { seed, below } = drawer(entries, link)
  const cards = Array.from({ length: 416 }, (_, no) => no % 52)
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const card = cards[last] as number
    cards[last] = cards[other] as number
    cards[other] = card
  }
  return { cards, commitment: sha256(seed, Buffer.from(cards)) }
}

/** Whether `link` leads to the commitment of its chain in so many steps. */
export const leadsTo = (link: Buffer, number: number, commitment: Buffer): boolean => {
  let current = link
  for (let step = 0; step < number; step++) current = sha256(current)
  return current.equals(commitment)
}
