import { createHash, createHmac } from 'node:crypto'
import { bytesOfHex, chainOf, hexOf } from '@maru/draws'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealCoup } from '../baccarat/coup.ts'
import { diceOf, multiplierSpinOf, spinOf } from './chained.ts'
import { type CutSeed, isSeeded, listDigestOf, saltOfCut, seedCommitmentOf } from './cut.ts'
import { type DealtRound, type RevealedShoe, recomputeShoe, shoeCommitmentOf, shoeOf } from './shoe.ts'

const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 })
const cutSeed = (seed: string, came = true): CutSeed => ({
  commitment: seedCommitmentOf(seed),
  seed: came ? seed : undefined,
})
const anySeeds = fc.array(
  fc.tuple(bytes32, fc.boolean()).map(([seed, came]) => cutSeed(hexOf(seed), came)),
  { maxLength: 5 },
)

/** The scheme written a second time, with Node's own crypto. */
const shoeAgain = (link: Uint8Array, seeds: readonly CutSeed[], decks: number): number[] => {
  const parts = seeds.flatMap(({ commitment, seed = '' }) => [
    Buffer.from(commitment, 'hex'),
    Buffer.of(seed ? 1 : 0),
    Buffer.from(seed, 'hex'),
  ])
  const key = createHmac('sha256', sha256(Buffer.from('maru table salt 1'), ...parts))
    .update(link)
    .digest()
  const bytes: number[] = []
  for (let block = 0; bytes.length < 32 * 80 * decks; block++) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(block)
    bytes.push(...createHmac('sha256', key).update(counter).digest())
  }
  const below = (limit: number): number => {
    const bits = Math.ceil(Math.log2(limit))
    const whole = bits > 8 ? (bytes.shift() ?? 0) * 256 + (bytes.shift() ?? 0) : (bytes.shift() ?? 0)
    const value = whole >> (bits > 8 ? 16 - bits : 8 - bits)
    return value < limit ? value : below(limit)
  }
  const shoe = Array.from({ length: 52 * decks }, (_, at) => at % 52)
  for (let last = shoe.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[shoe[last], shoe[other]] = [shoe[other] as number, shoe[last] as number]
  }
  return shoe
}

const chain = chainOf(new Uint8Array(32).fill(7), 20)
const seeds = [cutSeed('01'.repeat(32)), cutSeed('02'.repeat(32), false), cutSeed('03'.repeat(32))]
const salt = saltOfCut(seeds)

/** A whole shoe of baccarat as a table shows it. */
const dealtShoe = (): RevealedShoe => {
  const revealed = { number: 5, link: chain.linkAt(5) }
  const shoe = shoeOf(revealed.link, salt, 8)
  const rounds: DealtRound[] = []
  for (let dealt = 0; dealt < shoe.length - 14; ) {
    const at = dealt
    dealCoup(() => shoe[dealt++] as number)
    rounds.push({ at, cards: shoe.slice(at, dealt) })
  }
  const known = { number: 0, link: chain.commitment }
  return { revealed, known, seeds, decks: 8, commitment: shoeCommitmentOf(revealed.link, salt, shoe), rounds }
}

test('the scheme gives these values for ever', () => {
  const link = chain.linkAt(5)
  expect(hexOf(chain.commitment)).toBe('1eb05aaeeb8c95b54e5aee1690ac77e455d50717bb8422fcb0e6ad41a26d27f7')
  expect(listDigestOf(seeds)).toBe('729969b0ac54fe0a13908c80eeef14be4fc658a6a62107dffd2ebab15c2d2a7a')
  expect(hexOf(salt)).toBe('2afd4d321b8ebc917b9f5126aa979c2bc7575e1e1a058708067082b98c96a103')
  expect(shoeOf(link, salt, 8).slice(0, 12)).toEqual([43, 26, 18, 16, 51, 49, 9, 45, 27, 42, 48, 22])
  expect(hexOf(shoeCommitmentOf(link, salt, shoeOf(link, salt, 8)))).toBe(
    'df8f777082bf6d601dbda14ecf0e2ec651f3fcfae0b9a2052764690da12e087b',
  )
  expect(shoeOf(link, salt, 1).slice(0, 12)).toEqual([12, 50, 22, 10, 47, 37, 27, 32, 29, 26, 18, 28])
  const rounds = [1, 2, 3, 4, 5, 6].map((number) => chain.linkAt(number))
  expect(rounds.map((one) => spinOf(one, salt))).toEqual([16, 8, 7, 8, 15, 4])
  expect(rounds.map((one) => diceOf(one, salt).join(''))).toEqual(['324', '212', '154', '222', '252', '142'])
  expect(multiplierSpinOf(link, salt)).toEqual({
    pocket: 15,
    lucky: [
      { number: 14, multiplier: 50 },
      { number: 25, multiplier: 50 },
      { number: 16, multiplier: 100 },
    ],
  })
})

test('any shoe is that of the scheme written a second time, with eight or one of each card', () =>
  fc.assert(
    fc.property(bytes32, anySeeds, fc.constantFrom(1, 8), (link, cut, decks) => {
      const shoe = shoeOf(link, saltOfCut(cut), decks)
      expect(shoe).toEqual(shoeAgain(link, cut, decks))
      const each = Map.groupBy(shoe, (card) => card)
      expect(each.size).toBe(52)
      for (const cards of each.values()) expect(cards).toHaveLength(decks)
    }),
    { numRuns: 40 },
  ))

test('another seed, order, number of seeds or one that did not come makes another salt', () => {
  const [one, two] = [cutSeed('01'.repeat(32)), cutSeed('02'.repeat(32))]
  const cuts = [[], [one], [two], [one, two], [two, one], [one, one], [{ ...one, seed: undefined }, two]]
  expect(new Set(cuts.map((cut) => hexOf(saltOfCut(cut)))).size).toBe(cuts.length)
})

test('a seed is taken only as committed, with 32 bytes, and a cut without one is not seeded', () => {
  const seed = '01'.repeat(32)
  expect(seedCommitmentOf(seed)).toBe(sha256(bytesOfHex(seed)).toString('hex'))
  expect(() => saltOfCut([{ commitment: seedCommitmentOf('02'.repeat(32)), seed }])).toThrow(RangeError)
  expect(() => seedCommitmentOf('01'.repeat(31))).toThrow(RangeError)
  expect(() => saltOfCut(Array(10_001).fill(cutSeed(seed)))).toThrow(RangeError)
  expect(isSeeded([])).toBe(false)
  expect(isSeeded([cutSeed(seed, false)])).toBe(false)
  expect(isSeeded(seeds)).toBe(true)
})

test('a whole shoe is verified, and says how many seeds were withheld', () => {
  const recomputed = recomputeShoe(dealtShoe())
  expect(recomputed.problems).toEqual([])
  expect(recomputed.withheld).toBe(1)
})

test('one changed card of any round is found', () => {
  const shown = dealtShoe()
  fc.assert(
    fc.property(fc.nat(shown.rounds.length - 1), fc.nat(3), fc.integer({ min: 1, max: 51 }), (round, at, by) => {
      const { cards, ...place } = shown.rounds[round] as DealtRound
      const other = { ...place, cards: cards.with(at, ((cards[at] as number) + by) % 52) }
      const { problems } = recomputeShoe({ ...shown, rounds: shown.rounds.with(round, other) })
      expect(problems).toEqual([{ round, problem: 'cards' }])
    }),
    { numRuns: 30 },
  )
})

test.each<[string, (shown: RevealedShoe) => Partial<RevealedShoe>, unknown]>([
  ['a link of another chain', () => ({ known: { number: 0, link: new Uint8Array(32) } }), 'link'],
  ['another commitment', () => ({ commitment: new Uint8Array(32) }), 'commitment'],
  ['a commitment cut short', ({ commitment }) => ({ commitment: commitment.slice(0, 31) }), 'commitment'],
  ['another salt', () => ({ seeds: seeds.slice(1) }), 'commitment'],
  ['a cut without seeds', () => ({ seeds: [] }), 'unseeded'],
  ['cards dealt twice', ({ rounds }) => ({ rounds: [...rounds, ...rounds.slice(0, 1)] }), { problem: 'order' }],
  ['a card passed over', ({ rounds }) => ({ rounds: rounds.slice(1) }), { round: 0, problem: 'order' }],
  ['a round without cards', () => ({ rounds: [{ at: 0, cards: [] }] }), { round: 0, problem: 'cards' }],
  ['a round past the end', () => ({ rounds: [{ at: 416, cards: [0] }] }), { round: 0, problem: 'cards' }],
])('%s is a problem', (_, change, problem) => {
  const shown = dealtShoe()
  const { problems } = recomputeShoe({ ...shown, ...change(shown) })
  expect(problems).toContainEqual(typeof problem === 'string' ? problem : expect.objectContaining(problem as object))
})
