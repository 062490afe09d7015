import { expect, test } from 'vitest'
import { decimalsText, readDecimals } from './decimals.rules.ts'

test('a number comes out of its field as it went in', () => {
  for (const units of [0, 1, 999_999, 1_000_000, 1_000_000_000_000])
    expect(readDecimals(decimalsText(units, 6), 6)).toBe(units)
  expect([decimalsText(1_500_000, 6), decimalsText(7, 2)]).toEqual(['1.500000', '0.07'])
})

test('a point and a comma both begin the decimals', () => {
  expect(['1.5', '1,5', ' 10 ', '0.000001'].map((text) => readDecimals(text, 6))).toEqual([
    1_500_000, 1_500_000, 10_000_000, 1,
  ])
  expect(readDecimals('0.5', 2)).toBe(50)
})

test('what could be a thousand as well as one is not taken', () => {
  for (const text of ['1,000', '1.000', '12,500', '999.999']) expect(readDecimals(text, 6)).toBeUndefined()
  expect([readDecimals('0.125', 6), readDecimals('1.0000', 6), readDecimals('1000.125', 6)]).toEqual([
    125_000, 1_000_000, 1_000_125_000,
  ])
})

test('anything else is no number', () => {
  for (const text of ['', 'x', '-1', '1.', '.5', '1.2.3', '1e3', '1.0000001', '99999999999999'])
    expect(readDecimals(text, 6)).toBeUndefined()
  expect(readDecimals('1.555', 2)).toBeUndefined()
})
