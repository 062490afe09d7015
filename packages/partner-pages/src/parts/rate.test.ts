import { expect, test } from 'vitest'
import { rateText, readRate } from './rate.ts'

test.each([
  ['1.3', 130],
  ['1,30', 130],
  ['0', 0],
  ['12', 1_200],
  ['100.00%', 10_000],
  ['1.305', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e2', undefined],
])('a rate typed as %s is %s basis points', (typed, basisPoints) => {
  expect(readRate(typed)).toBe(basisPoints)
})

test('what is shown of a rate is read as the same, in every language', () => {
  for (const language of ['ko', 'en', 'vn'] as const)
    for (const rate of [0, 5, 130, 1_205, 10_000]) expect(readRate(rateText(rate, language))).toBe(rate)
})
