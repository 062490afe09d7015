import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, fractionText, millionthsOf, readFraction, sameFraction, timesFraction } from './fraction.ts'
import { bytesOfHex, hexOf } from './hex.ts'

const part = fc.bigInt({ min: 0n, max: 10n ** 24n })
const whole = fc.bigInt({ min: 1n, max: 10n ** 24n })

test('a fraction is in lowest terms, and the same number', () =>
  fc.assert(
    fc.property(part, whole, whole, (numerator, denominator, by) => {
      const lowest = fraction(numerator, denominator)
      expect(fraction(numerator * by, denominator * by)).toEqual(lowest)
      expect(lowest.numerator * denominator).toBe(numerator * lowest.denominator)
      expect(sameFraction(lowest, { numerator, denominator })).toBe(true)
    }),
  ))

test('its text is read as the same fraction', () =>
  fc.assert(
    fc.property(part, whole, (numerator, denominator) => {
      const one = fraction(numerator, denominator)
      expect(readFraction(fractionText(one))).toEqual(one)
    }),
  ))

test('fractions multiply', () => {
  expect(fractionText(timesFraction(fraction(2n, 3n), fraction(9n, 10n)))).toBe('3/5')
  expect(sameFraction(fraction(1n, 2n), fraction(1n, 3n))).toBe(false)
  expect(millionthsOf(fraction(2n, 3n))).toBe(666_666)
})

test('what is no fraction is refused', () => {
  expect(() => fraction(1n, 0n)).toThrow(RangeError)
  expect(() => fraction(1n, -2n)).toThrow(RangeError)
  for (const text of ['', '1', '1/0', '-1/2', '1/2/3', '0.5', '1 / 2'])
    expect(() => readFraction(text)).toThrow(RangeError)
})

test('bytes are written in hexadecimal and read from it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      expect(bytesOfHex(hexOf(bytes))).toEqual(bytes)
    }),
  )
  expect(hexOf(bytesOfHex(' 00FFa0\n'))).toBe('00ffa0')
  for (const text of ['', 'f', 'fg', '0x00', 'ff ff']) expect(() => bytesOfHex(text)).toThrow(RangeError)
})
