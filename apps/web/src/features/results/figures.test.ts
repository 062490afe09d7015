import { expect, test } from 'vitest'
import { asNumber, share, tenths, times } from './figures.ts'

test('a share has one decimal in the sign of its language', () => {
  expect(share(0.50234, 'ko')).toBe('50.2%')
  expect(share(0.50234, 'vn')).toBe('50,2%')
})

test('a price has two decimals, and a third where it needs it', () => {
  expect([1_950, 1_955, 87_359].map((price) => times(price, 'en'))).toEqual(['1.95', '1.955', '87.359'])
  expect(times(1_950, 'vn')).toBe('1,95')
})

test('fractions become numbers for charts', () => {
  expect(asNumber('3/10')).toBeCloseTo(0.3)
  expect(tenths(21.3499, 'en')).toBe('21.3')
})
