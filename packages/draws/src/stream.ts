import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { linkBytes } from './chain.ts'

/** Block `counter` of a stream: any number of bytes above 0. */
export type Blocks = (counter: number) => Uint8Array
/** One word taken from a stream. `at`: where its first byte stands in the stream, from 0; `value`: its first bits, which may be too large. */
export type Word = { at: number; bytes: number[]; bits: number; value: number }
export type NumberStream = {
  /** The next word for a number below `limit`; its value may be `limit` or above, and the word is then rejected. Throws RangeError for the limit. */
  word(limit: number): Word
  /** A whole number from 0 to `limit - 1`, each as likely as the others, 2 ≤ limit ≤ 65,536. Throws RangeError for another limit. */
  below(limit: number): number
}

/** Of a salt: what block hashes and public beacons have. */
export const saltBytes = { least: 32, most: 64 }

/** HMAC-SHA256 (RFC 2104) with the salt as key and the link as message: 32 bytes. Throws RangeError for another length of either. */
export const seedOf = (salt: Uint8Array, link: Uint8Array): Uint8Array => {
  if (salt.length < saltBytes.least || salt.length > saltBytes.most)
    throw new RangeError(`a salt of ${salt.length} bytes: it takes ${saltBytes.least} to ${saltBytes.most}`)
  if (link.length !== linkBytes) throw new RangeError(`a link of ${link.length} bytes: it takes ${linkBytes}`)
  return hmac(sha256, salt, link)
}

/** HMAC in counter mode: block n is HMAC-SHA256 of n (4 bytes, big-endian, from 0) by the seed, 32 bytes. Throws RangeError past 2³² blocks. */
export const blocksOf = (seed: Uint8Array): Blocks => {
  const keyed = hmac.create(sha256, seed)
  const message = new Uint8Array(4)
  const view = new DataView(message.buffer)
  return (counter) => {
    if (!(counter <= MOST_COUNTER)) throw new RangeError(`block ${counter} of a stream`)
    view.setUint32(0, counter)
    return keyed.clone().update(message).digest()
  }
}

/** The stream of a round's seed. */
export const streamOf = (seed: Uint8Array): NumberStream => streamOver(blocksOf(seed))

/**
 * Numbers from blocks of bytes by rejection sampling, never by a remainder. A number below `limit` takes the fewest whole bytes that hold it, big-endian; its
 * value are their first ⌈log2 limit⌉ bits. A value of `limit` or above is rejected and the next bytes are taken; so each value is as likely as the others.
 */
export const streamOver = (blocks: Blocks): NumberStream => {
  let block = new Uint8Array(0)
  let counter = 0
  let at = 0
  let used = 0
  const nextByte = (): number => {
    if (used === block.length) {
      block = Uint8Array.from(blocks(counter++))
      used = 0
    }
    at++
    return block[used++] ?? 0
  }
  const word = (limit: number): Word => {
    const bits = bitsOf(limit)
    const from = at
    const bytes = Array.from({ length: Math.ceil(bits / 8) }, nextByte)
    const whole = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
    return { at: from, bytes, bits, value: whole >>> (bytes.length * 8 - bits) }
  }
  return {
    word,
    below(limit) {
      for (;;) {
        const { value } = word(limit)
        if (value < limit) return value
      }
    },
  }
}

const MOST_COUNTER = 0xffff_ffff
const MOST_LIMIT = 65_536

/** Of the largest number below the limit. */
const bitsOf = (limit: number): number => {
  if (!Number.isInteger(limit) || limit < 2 || limit > MOST_LIMIT) throw new RangeError(`a number below ${limit}`)
  return 32 - Math.clz32(limit - 1)
}
