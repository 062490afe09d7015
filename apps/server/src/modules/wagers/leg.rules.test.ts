import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LegResult, payoutOfLegs } from './leg.rules.ts'

const leg = (price: number, state: LegResult['state'], sharedBy?: number) => ({
  price,
  result: sharedBy === undefined ? { state } : { state, sharedBy },
})

test.each([
  ['won', 1_950],
  ['lost', 0],
  ['void', 1_000],
  ['half-won', 1_475],
  ['half-lost', 500],
] as const)('one leg at 1.950 that is %s turns 1,000 into %i', (state, payout) => {
  expect(payoutOfLegs(1_000, [leg(1_950, state)])).toBe(payout)
})

test('a dead heat divides the win, and nothing is lost to it before the end', () => {
  expect(payoutOfLegs(1_000, [leg(4_000, 'won', 3)])).toBe(1_333)
  expect(payoutOfLegs(1_000, [leg(4_000, 'won', 3), leg(3_000, 'won')])).toBe(4_000)
})

test('an accumulator floors once for the whole', () => {
  expect(payoutOfLegs(7, [leg(1_333, 'won'), leg(1_333, 'won'), leg(1_333, 'won')])).toBe(16)
})

test('more than a number holds exactly is an error', () => {
  const legs = Array.from({ length: 6 }, () => leg(1_000_000, 'won'))
  expect(() => payoutOfLegs(1_000_000, legs)).toThrow(RangeError)
})

const anyLeg = fc.record({
  price: fc.integer({ min: 1_000, max: 50_000 }),
  result: fc.record({
    state: fc.constantFrom('won', 'lost', 'void', 'half-won', 'half-lost'),
    sharedBy: fc.integer({ min: 1, max: 4 }),
  }),
}) as fc.Arbitrary<{ price: number; result: LegResult }>

test('legs count in any order, a void one changes nothing, and a lost one ends it', () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.array(anyLeg, { maxLength: 4 }),
    (stake, legs) => {
      const payout = payoutOfLegs(stake, legs)
      expect(payoutOfLegs(stake, [...legs].reverse())).toBe(payout)
      expect(payoutOfLegs(stake, [...legs, leg(9_999, 'void')])).toBe(payout)
      expect(payoutOfLegs(stake, [...legs, leg(9_999, 'lost')])).toBe(0)
      const exact = legs.reduce((sum, { price, result }) => {
        const share = price / 1_000 / (result.sharedBy ?? 1)
        return sum * { won: share, lost: 0, void: 1, 'half-won': (1 + share) / 2, 'half-lost': 0.5 }[result.state]
      }, stake)
      expect(Math.abs(payout - Math.floor(exact))).toBeLessThanOrEqual(Math.max(1, exact * 1e-9))
    },
  )
  fc.assert(property)
})
