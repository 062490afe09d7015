import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, fractionText, readFraction } from './fraction.ts'
import { allMarkets } from './markets.ts'
import { passesPriceGuard, payoutOf, priceLessMargin, priceRange, returnBpOf, returnOf } from './price.ts'
import { probabilitiesOf } from './probability.ts'

const half = fraction(1n, 2n)
/** Above 0 and below 1. */
const probability = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.bigInt({ min: 1n, max: 10n ** 18n }))
  .map(([won, lost]) => fraction(won, won + lost))
/** Such that prices are numbers. */
const likely = probability.filter(({ numerator, denominator }) => denominator / numerator < 10n ** 9n)
const margin = fc.integer({ min: 1, max: 2_500 })

describe('the price guard', () => {
  test.each([
    ['1/2', 1_499, false],
    ['1/2', 1_500, true],
    ['1/2', 1_950, true],
    ['1/2', 1_999, true],
    ['1/2', 2_000, false],
    ['1/5', 3_749, false],
    ['1/5', 3_750, true],
    ['1/5', 4_999, true],
    ['1/5', 5_000, false],
    // 3.333 thirds are below 1 and 3.334 are above: nothing is rounded.
    ['3/10', 3_333, true],
    ['3/10', 3_334, false],
    ['3/10', 2_500, true],
    ['3/10', 2_499, false],
  ])('%s at %i: %s', (chance, price, passes) => {
    expect(passesPriceGuard(readFraction(chance), price)).toBe(passes)
  })

  test('refuses what is no price', () => {
    for (const price of [0, -1_900, 1_900.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(passesPriceGuard(half, price)).toBe(false)
  })

  test('is passed within its range and nowhere else', () =>
    fc.assert(
      fc.property(likely, (chance) => {
        const { least, most } = priceRange(chance)
        expect(passesPriceGuard(chance, least - 1)).toBe(false)
        expect(passesPriceGuard(chance, least)).toBe(true)
        expect(passesPriceGuard(chance, most)).toBe(true)
        expect(passesPriceGuard(chance, most + 1)).toBe(false)
      }),
    ))

  test('has no range for what always or never wins', () => {
    expect(() => priceRange(fraction(0n, 1n))).toThrow(RangeError)
    expect(() => priceRange(fraction(1n, 1n))).toThrow(RangeError)
  })

  test('leaves every outcome of every market a price at which a winner gets more than the stake', () => {
    for (const { game, code } of allMarkets)
      for (const one of probabilitiesOf(game, code)) expect(priceRange(one.probability).least).toBeGreaterThan(1_000)
  })
})

describe('a price less a margin', () => {
  test.each([
    ['1/2', 250, 1_950],
    ['1/2', 1, 1_999],
    ['1/2', 2_500, 1_500],
    ['1/5', 800, 4_600],
    ['3/10', 700, 3_100],
    ['1/3', 333, 2_900],
    // 2.4993 would be below the guard, which 2.500 is not.
    ['3/10', 2_500, 2_500],
  ])('%s less %i basis points is %i', (chance, marginBp, price) => {
    expect(priceLessMargin(readFraction(chance), marginBp)).toBe(price)
  })

  test('passes the guard, whatever the margin', () =>
    fc.assert(
      fc.property(likely, margin, (chance, marginBp) => {
        expect(passesPriceGuard(chance, priceLessMargin(chance, marginBp))).toBe(true)
      }),
    ))

  test('returns no more than the margin leaves, unless the guard asks for it, and less by under a thousandth of the stake', () =>
    fc.assert(
      fc.property(likely, margin, (chance, marginBp) => {
        const price = BigInt(priceLessMargin(chance, marginBp))
        const fair = (10_000n - BigInt(marginBp)) * 1_000n * chance.denominator
        const given = price * 10_000n * chance.numerator
        if (price > BigInt(priceRange(chance).least)) expect(given).toBeLessThanOrEqual(fair)
        expect(given + 10_000n * chance.numerator).toBeGreaterThan(fair)
      }),
    ))

  test('has a margin of 1 to 2,500 basis points', () => {
    for (const marginBp of [0, -1, 2_501, 12.5, Number.NaN])
      expect(() => priceLessMargin(half, marginBp)).toThrow(RangeError)
  })

  test('comes back as the theoretical return, floored', () => {
    expect(returnBpOf(half, 1_950)).toBe(9_750)
    expect(fractionText(returnOf(fraction(3n, 10n), 3_100))).toBe('93/100')
    expect(returnBpOf(fraction(1n, 3n), 2_900)).toBe(9_666)
  })
})

describe('a payout', () => {
  test.each([
    [100_000, 1_950, 195_000],
    [5_001, 1_950, 9_751],
    [1, 1_999, 1],
    [999, 3_333, 3_329],
    [9_007_199_254_740, 1_000, 9_007_199_254_740],
  ])('of %i won at %i is %i won', (stake, price, payout) => {
    expect(payoutOf(stake, price)).toBe(payout)
  })

  test('is floored once and never above stake times price', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 10 }), fc.integer({ min: 1, max: 100_000 }), (stake, price) => {
        const thousandths = BigInt(payoutOf(stake, price)) * 1_000n
        const exact = BigInt(stake) * BigInt(price)
        expect(thousandths <= exact && exact < thousandths + 1_000n).toBe(true)
      }),
    ))

  test('is of whole amounts above 0, and one that a number holds', () => {
    for (const wrong of [0, -1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => payoutOf(wrong, 1_950)).toThrow(RangeError)
      expect(() => payoutOf(1_000, wrong)).toThrow(RangeError)
    }
    expect(() => payoutOf(Number.MAX_SAFE_INTEGER, 1_001)).toThrow(RangeError)
  })
})
