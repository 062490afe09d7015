import { expect, test } from 'vitest'
import { percentIn } from './percent.rules.ts'

test('Vietnamese writes percents with a comma, Korean and English with a point', () => {
  const exact = { least: 2, most: 2 }
  expect([percentIn('ko', 97.5, exact), percentIn('en', 97.5, exact)]).toEqual(['97.50%', '97.50%'])
  expect([percentIn('vn', 97.5, exact), percentIn('vn', -5, exact)]).toEqual(['97,50%', '−5,00%'])
})

test('decimals are as many as there are, within bounds', () => {
  const short = { least: 0, most: 4 }
  expect([percentIn('en', 8.3333, short), percentIn('en', 50, short)]).toEqual(['8.3333%', '50%'])
})
