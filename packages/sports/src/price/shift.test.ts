import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricesLessMargin } from './margin.ts'
import { overroundBpOf, passesMarketGuard } from './price.ts'
import { shiftedProbabilities } from './shift.ts'

const chances = fc
  .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 12 })
  .map((ways) => ways.map((one) => one / ways.reduce((sum, other) => sum + other, 0)))

describe('a shift', () => {
  test.each([
    // Two outcomes: what one gets, the other loses.
    [[0.5, 0.5], 0, 0.02, [0.5, 0.5]],
    [[0.6, 0.4], 0, 0.05, [0.65, 0.35]],
    [[0.6, 0.4], 0, -0.05, [0.55, 0.45]],
    // It stops where they are even.
    [[0.6, 0.4], 0, -0.2, [0.5, 0.5]],
    [[0.6, 0.4], 1, 0.2, [0.5, 0.5]],
    // Of three, the others keep their proportion.
    [[0.5, 0.3, 0.2], 0, 0.1, [0.6, 0.24, 0.16]],
    [[0.9, 0.1], 0, 0.09, [0.95, 0.05]],
    [[1, 0], 0, 0.1, [1, 0]],
  ])('of %j at %i by %d is %j', (before, index, shift, after) => {
    for (const [at, one] of shiftedProbabilities(before, index, shift).entries())
      expect(one).toBeCloseTo(after[at] ?? 0, 12)
  })

  test('keeps the sum, the order of outcomes and the margin, and the guard holds', () => {
    const shifts = fc.integer({ min: -2_000, max: 2_000 })
    const margins = fc.integer({ min: 1, max: 2_500 })
    const property = fc.property(chances, fc.nat({ max: 11 }), shifts, margins, (before, at, shiftBp, marginBp) => {
      const index = at % before.length
      const after = shiftedProbabilities(before, index, shiftBp / 10_000)
      expect(after.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
      for (const [i, one] of before.entries())
        for (const [j, other] of before.entries())
          if (one > other) expect(after[i] ?? 0).toBeGreaterThanOrEqual((after[j] ?? 0) - 1e-12)
      const own = (after[index] ?? 0) - (before[index] ?? 0)
      expect(shiftBp >= 0 ? own : -own).toBeGreaterThanOrEqual(-1e-12)
      expect(Math.abs(own)).toBeLessThanOrEqual(Math.abs(shiftBp) / 10_000 + 1e-12)
      const prices = pricesLessMargin(after, marginBp, 'power').map((price) => price ?? 0)
      expect(passesMarketGuard(prices)).toBe(true)
      expect(overroundBpOf(prices)).toBeGreaterThanOrEqual(marginBp - 1)
    })
    fc.assert(property)
  })

  test.each([
    [[0.5, 0.5], 2, 0.1],
    [[0.5, 0.5], 0, Number.NaN],
  ])('of %j at %i by %d is none', (before, index, shift) => {
    expect(() => shiftedProbabilities(before, index, shift)).toThrow(RangeError)
  })
})
