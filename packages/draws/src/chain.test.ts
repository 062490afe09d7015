import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chainOf,
  createChain,
  drawAtOf,
  fiveMinutesMs,
  leadsTo,
  leastLinks,
  linkBelow,
  linkBytes,
  linkNumberOf,
  linksDownwards,
  mostLinks,
  randomStart,
} from './chain.ts'
import { bytesOfHex, hexOf } from './hex.ts'

const start = fc.uint8Array({ minLength: linkBytes, maxLength: linkBytes })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const zeros = new Uint8Array(linkBytes)

describe('a chain', () => {
  test('the SHA-256 of each link is the link before, down to the commitment', () =>
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 40 }), (bytes, links) => {
        const chain = chainOf(bytes, links)
        expect(hexOf(chain.linkAt(links))).toBe(hexOf(bytes))
        for (let number = links; number > 1; number--)
          expect(sha256(chain.linkAt(number))).toBe(hexOf(chain.linkAt(number - 1)))
        expect(sha256(chain.linkAt(1))).toBe(hexOf(chain.commitment))
      }),
    ))

  test('of the fewest links leads from its last one to its commitment', () => {
    const begun = randomStart()
    const chain = createChain(begun)
    expect(chain.links).toBe(leastLinks)
    expect(leadsTo({ number: leastLinks, link: begun }, { number: 0, link: chain.commitment })).toBe(true)
  })

  test('for rounds has 200,000 links or more, and no more than a check will hash', () => {
    expect(() => createChain(zeros, leastLinks - 1)).toThrow(RangeError)
    expect(() => createChain(zeros, mostLinks + 1)).toThrow(RangeError)
    expect(() => createChain(zeros, Number.NaN)).toThrow(RangeError)
  })

  test('begins with 32 bytes, which are others each time', () => {
    expect(() => chainOf(new Uint8Array(31), 3)).toThrow(RangeError)
    expect(randomStart()).toHaveLength(linkBytes)
    expect(hexOf(randomStart())).not.toBe(hexOf(randomStart()))
  })

  test('has no link 0, none above its last, and no half', () => {
    const chain = chainOf(zeros, 3)
    for (const number of [0, 4, -1, 1.5, Number.NaN]) expect(() => chain.linkAt(number)).toThrow(RangeError)
  })

  test('gives copies, which whoever has them may change', () => {
    const chain = chainOf(zeros, 3)
    chain.linkAt(2).fill(7)
    chain.commitment.fill(7)
    expect(sha256(chain.linkAt(3))).toBe(hexOf(chain.linkAt(2)))
  })

  test('can be walked without holding it', () => {
    const chain = chainOf(zeros, 5)
    const walked = [...linksDownwards(zeros, 5)]
    expect(walked.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1, 0])
    expect(walked.slice(0, -1).map(({ link }) => hexOf(link))).toEqual(
      [5, 4, 3, 2, 1].map((number) => hexOf(chain.linkAt(number))),
    )
    expect(hexOf(walked.at(-1)?.link ?? zeros)).toBe(hexOf(chain.commitment))
  })
})

describe('a revealed link', () => {
  const chain = chainOf(bytesOfHex('11'.repeat(32)), 30)
  const commitment = { number: 0, link: chain.commitment }
  const at = (number: number) => ({ number, link: number === 0 ? chain.commitment : chain.linkAt(number) })

  test('leads to the commitment and to every link below it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (one, other) => {
        const [lower, upper] = [Math.min(one, other), Math.max(one, other)]
        expect(leadsTo(at(upper), at(lower))).toBe(true)
        expect(hexOf(linkBelow(at(upper), lower))).toBe(hexOf(at(lower).link))
      }),
    ))

  test('with one bit changed leads nowhere', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 255 }), (number, bit) => {
        const link = chain.linkAt(number)
        link[bit >> 3] = (link[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(leadsTo({ number, link }, commitment)).toBe(false)
      }),
    ))

  test('under another number leads nowhere', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 60 }), (number, claimed) => {
        expect(leadsTo({ number: claimed, link: chain.linkAt(number) }, commitment)).toBe(claimed === number)
      }),
    ))

  test('is not checked where that would take more hashes than a chain has links', () => {
    expect(() => leadsTo({ number: mostLinks + 1, link: zeros }, commitment)).toThrow(RangeError)
    expect(() => leadsTo({ number: Number.POSITIVE_INFINITY, link: zeros }, commitment)).toThrow(RangeError)
    expect(() => leadsTo(at(2), at(3))).toThrow(RangeError)
    expect(() => leadsTo({ number: 1, link: zeros.slice(1) }, commitment)).toThrow(RangeError)
    expect(() => leadsTo(at(1), { number: 0, link: zeros.slice(1) })).toThrow(RangeError)
    expect(() => linkBelow(at(2), 3)).toThrow(RangeError)
  })
})

describe('the link of a round', () => {
  const schedule = { firstDrawAt: Date.UTC(2026, 9, 31, 15), everyMs: fiveMinutesMs, links: leastLinks }

  test('the first draw of a chain uses link 1, and each further one the next', () => {
    expect(linkNumberOf(schedule, schedule.firstDrawAt)).toBe(1)
    expect(linkNumberOf(schedule, schedule.firstDrawAt + fiveMinutesMs)).toBe(2)
    expect(linkNumberOf(schedule, drawAtOf(schedule, leastLinks))).toBe(leastLinks)
  })

  test('is the inverse of the time of a link', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: leastLinks }), (number) => {
        expect(linkNumberOf(schedule, drawAtOf(schedule, number))).toBe(number)
      }),
    ))

  test('is none before the first, after the last, or between two draws', () => {
    for (const drawAt of [
      schedule.firstDrawAt - fiveMinutesMs,
      schedule.firstDrawAt + 1,
      drawAtOf(schedule, leastLinks) + fiveMinutesMs,
      Number.NaN,
    ])
      expect(() => linkNumberOf(schedule, drawAt)).toThrow(RangeError)
    for (const number of [0, leastLinks + 1]) expect(() => drawAtOf(schedule, number)).toThrow(RangeError)
  })
})
