import { expect, test } from 'vitest'
import { priceOf, probabilityOf } from './price.ts'

test.each([
  ['1.85', 1_850],
  ['2', 2_000],
  ['1.001', 1_001],
  ['3.9999', 3_999],
  // In binary fractions it would be 1,004.
  ['1.005', 1_005],
  ['10000', 10_000_000],
])('a price of %s is %i thousandths, cut', (decimal, price) => expect(priceOf(decimal)).toBe(price))

test.each(['', '0', '1', '1.0009', '-2', '1e3', 'NaN', 'Infinity', '10000.001', '1000000000', '1,5', '0x10', '1.5.5'])(
  'a price of %j is none',
  (decimal) => expect(priceOf(decimal)).toBeNull(),
)

test('a probability lies between nothing and certainty', () => {
  expect(['0', '0.48935', '1'].map(probabilityOf)).toEqual([0, 0.48935, 1])
  expect(['', ' ', '1.1', '-0.1', 'NaN', undefined].map(probabilityOf)).toEqual(Array(6).fill(null))
})
