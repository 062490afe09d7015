import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slowVoidShare } from '../slow/index.ts'
import { type LegEnd, voidShareOf } from './ticket.ts'

const half: LegEnd = 'half-void'
test.each<[string, LegEnd[], number[], [bigint, bigint]]>([
  ['a single that was decided is not void', ['decided'], [1], [0n, 1n]],
  ['a single that is void is void whole', ['void'], [1], [1n, 1n]],
  ['a single that is half void is void by half', [half], [1], [1n, 2n]],
  ['a decided leg makes its line count', ['void', 'decided'], [2], [0n, 1n]],
  ['a double of two half void legs is void by a quarter', [half, half], [2], [1n, 4n]],
  ['a void leg beside a half void one leaves the half', ['void', half], [2], [1n, 2n]],
  ['of doubles of three, that of the two void legs is void', ['void', 'void', 'decided'], [2], [1n, 3n]],
  // Singles: 1 + 1/2 + 0 of three; doubles: 1/2 + 0 + 0 of three; the treble: 0.
  ['of a patent every line counts by itself', ['void', half, 'decided'], [1, 2, 3], [2n, 7n]],
])('%s', (_, legs, sizes, [over, under]) => {
  const share = voidShareOf({ legs: legs.map((end) => ({ end })), sizes })
  expect(share.over * under).toBe(over * share.under)
})

test('a banker is in every line', () => {
  const legs = [{ end: 'decided' as const, isBanker: true }, { end: 'void' as const }, { end: 'void' as const }]
  expect(voidShareOf({ legs, sizes: [2] }).over).toBe(0n)
  expect(voidShareOf({ legs: legs.slice(1), sizes: [2] })).toEqual({ over: 4n, under: 4n })
  expect(() => voidShareOf({ legs, sizes: [4] })).toThrow('a ticket without lines')
})

test('the share is that of all lines written down one by one', () => {
  const state = fc.constantFrom('won', 'lost', 'void', 'half-won', 'half-lost', 'open')
  const legs = fc.array(fc.record({ state, isBanker: fc.boolean() }), { minLength: 1, maxLength: 7 })
  const ends: Record<string, LegEnd> = { void: 'void', 'half-won': half, 'half-lost': half }
  const ticket = legs.chain((chosen) => {
    const least = Math.max(1, chosen.filter(({ isBanker }) => isBanker).length)
    return fc.record({
      legs: fc.constant(chosen),
      sizes: fc.subarray(
        Array.from({ length: chosen.length - least + 1 }, (_, i) => least + i),
        { minLength: 1 },
      ),
    })
  })
  fc.assert(
    fc.property(ticket, ({ legs: chosen, sizes }) => {
      const share = voidShareOf({
        legs: chosen.map(({ state: s, isBanker }) => ({ end: ends[s] ?? 'decided', isBanker })),
        sizes,
      })
      const [over, under] = slowVoidShare({ legs: chosen, sizes, cashed: [0n, 1n] })
      expect(share.over * under).toBe(over * share.under)
    }),
  )
})
