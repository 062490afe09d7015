import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOf } from './hex.ts'
import { type Blocks, blocksOf, seedOf, streamOf, streamOver } from './stream.ts'

const bytes = (least: number, most = least) => fc.uint8Array({ minLength: least, maxLength: most })
const counterBytes = (counter: number) => Buffer.from([counter >>> 24, counter >>> 16, counter >>> 8, counter])

/** One block, and then an end: a word that would take more fails. */
const only =
  (block: readonly number[]): Blocks =>
  (counter) => {
    if (counter > 0) throw new Error('the stream is at its end')
    return Uint8Array.from(block)
  }

describe('the seed and its blocks', () => {
  test("the seed is the HMAC of the link by the salt, as Node's own crypto makes it", () =>
    fc.assert(
      fc.property(bytes(32, 64), bytes(32), (salt, link) => {
        expect(hexOf(seedOf(salt, link))).toBe(createHmac('sha256', salt).update(link).digest('hex'))
      }),
    ))

  test('a salt of fewer than 32 or more than 64 bytes is refused, and a link of another length', () => {
    const right = new Uint8Array(32)
    for (const length of [0, 31, 65]) expect(() => seedOf(new Uint8Array(length), right)).toThrow(RangeError)
    for (const length of [0, 31, 33]) expect(() => seedOf(right, new Uint8Array(length))).toThrow(RangeError)
  })

  test('block n is the HMAC of n in four bytes, highest first, by the seed', () =>
    fc.assert(
      fc.property(bytes(32), fc.integer({ min: 0, max: 0xffff_ffff }), (seed, counter) => {
        const expected = createHmac('sha256', seed).update(counterBytes(counter)).digest('hex')
        expect(hexOf(blocksOf(seed)(counter))).toBe(expected)
      }),
    ))

  test('there are no more blocks than four bytes count', () => {
    expect(() => blocksOf(new Uint8Array(32))(2 ** 32)).toThrow(RangeError)
  })

  test('a stream goes through the blocks in order and leaves out no byte', () => {
    const seed = new Uint8Array(32).fill(5)
    const stream = streamOf(seed)
    const read = Uint8Array.from({ length: 100 }, () => stream.word(256).value)
    const whole = Buffer.concat([0, 1, 2, 3].map((counter) => blocksOf(seed)(counter)))
    expect(hexOf(read)).toBe(whole.subarray(0, 100).toString('hex'))
  })
})

describe('a number below a limit', () => {
  test('is within its bounds, whatever the stream', () =>
    fc.assert(
      fc.property(bytes(32), fc.integer({ min: 2, max: 65_536 }), (seed, limit) => {
        const stream = streamOf(seed)
        for (let i = 0; i < 20; i++) {
          const value = stream.below(limit)
          expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true)
        }
      }),
    ))

  test('of one byte: of all 256 bytes each value has exactly as many as the others', () => {
    for (let limit = 2; limit <= 256; limit++) {
      const counts = new Map<number, number>()
      for (let byte = 0; byte < 256; byte++) {
        const { value } = streamOver(only([byte])).word(limit)
        counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      // Every value of so many bits, also those that are rejected.
      const values = 2 ** Math.ceil(Math.log2(limit))
      expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: values }, (_, i) => i))
      expect(new Set(counts.values())).toEqual(new Set([256 / values]))
    }
  })

  test('of two bytes: of all 65,536 each value has exactly as many as the others', () => {
    for (const limit of [257, 1_000, 40_000, 65_536]) {
      const bits = Math.ceil(Math.log2(limit))
      const counts = new Uint32Array(2 ** bits)
      for (let word = 0; word < 65_536; word++) {
        const { value } = streamOver(only([word >> 8, word & 255])).word(limit)
        counts[value] = (counts[value] ?? 0) + 1
      }
      expect(new Set(counts)).toEqual(new Set([65_536 / counts.length]))
    }
  })

  test('a value at the limit or above is rejected, and the next bytes are taken', () => {
    // 31 and 28 are no balls (28 of them); 27 is the last one.
    const stream = streamOver(only([31 << 3, 28 << 3, 27 << 3]))
    expect(stream.below(28)).toBe(27)
    expect(() => stream.below(28)).toThrow('at its end')
  })

  test('a remainder would be biased: these bytes differ from it', () => {
    // 255 modulo 10 is 5; its first four bits are 15, which is rejected.
    expect(streamOver(only([255, 0x90])).below(10)).toBe(9)
  })

  test('names where its bytes stand', () => {
    const stream = streamOver(only([1, 2, 3, 4]))
    stream.word(10)
    expect(stream.word(300)).toEqual({ at: 1, bytes: [2, 3], bits: 9, value: 0x0203 >> 7 })
  })

  test('has a limit from 2 to 65,536', () => {
    for (const limit of [0, 1, -3, 2.5, 65_537, Number.NaN])
      expect(() => streamOver(only([0])).below(limit)).toThrow(RangeError)
  })
})
