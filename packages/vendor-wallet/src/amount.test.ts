import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AmountError,
  fitsCurrency,
  fromWireAmount,
  toWireAmount,
  toWireBalance,
  WIRE_UNITS_PER_UNIT,
} from './amount.ts'

const largestWon = Math.floor(Number.MAX_SAFE_INTEGER / WIRE_UNITS_PER_UNIT)

describe('wire amounts', () => {
  it('one won is 100,000 on the wire', () => {
    expect(toWireAmount(1)).toBe(100_000)
    expect(toWireAmount(10_000)).toBe(1_000_000_000)
    expect(toWireAmount(1, 2)).toBe(1_000)
  })

  it('every sum that fits goes there and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestWon }), (won) => {
        expect(fromWireAmount(toWireAmount(won))).toBe(won)
        expect(fitsCurrency(toWireAmount(won))).toBe(true)
      }),
    )
  })

  it('a part of a won is refused, never rounded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (wire) => {
        const whole = wire % WIRE_UNITS_PER_UNIT === 0
        expect(fitsCurrency(wire)).toBe(whole)
        if (whole) expect(toWireAmount(fromWireAmount(wire))).toBe(wire)
        else expect(() => fromWireAmount(wire)).toThrow(AmountError)
      }),
    )
  })

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is refused both ways', (bad) => {
    expect(() => toWireAmount(bad)).toThrow(AmountError)
    expect(() => fromWireAmount(bad)).toThrow(AmountError)
    expect(fitsCurrency(bad)).toBe(false)
  })

  it('sums beyond what a number holds on the wire go there and back unchanged', () => {
    expect(toWireAmount(90_071_992_548)).toBe(9_007_199_254_800_000n)
    expect(toWireAmount(Number.MAX_SAFE_INTEGER)).toBe(900_719_925_474_099_100_000n)
    fc.assert(
      fc.property(
        fc.integer({ min: largestWon + 1, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(0, 2, 5),
        (sum, digits) => {
          expect(fromWireAmount(toWireAmount(sum, digits), digits)).toBe(sum)
          expect(fitsCurrency(toWireAmount(sum, digits), digits)).toBe(true)
        },
      ),
    )
  })

  it('of a currency that is finer than the wire every amount of the wire fits, and a balance is never more than there is', () => {
    expect(fromWireAmount(1, 6)).toBe(10)
    expect(toWireAmount(1_234_560, 6)).toBe(123_456)
    expect(() => toWireAmount(1_234_567, 6)).toThrow(AmountError)
    expect(toWireBalance(1_234_567, 6)).toBe(123_456)
    expect(fitsCurrency(Number.MAX_SAFE_INTEGER, 6)).toBe(false)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 10) }), (wire) => {
        expect(toWireAmount(fromWireAmount(wire, 6), 6)).toBe(wire)
      }),
    )
  })

  it.each([-100_000n, 9_007_199_254_800_001n, 900_719_925_474_099_200_000n])('%s is refused', (bad) => {
    expect(() => fromWireAmount(bad)).toThrow(AmountError)
    expect(fitsCurrency(bad)).toBe(false)
  })
})
