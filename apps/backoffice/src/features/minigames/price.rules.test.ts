import { fraction } from '@maru/draws'
import { expect, test } from 'vitest'
import {
  chancesOf,
  changedRows,
  draftFrom,
  type Prices,
  percentOfChance,
  priceText,
  problemOfPrice,
  rangeText,
  readMargin,
  readPrice,
  returnAndMarginBp,
} from './price.rules.ts'

const prices: Prices = {
  game: 'kinoladder',
  version: 3,
  validFrom: '2026-11-23T00:00:00Z',
  staffName: '',
  combinationMarginBp: 250,
  kinoThreeLinesUpTo: 35,
  rows: [
    { market: 'lines', outcome: '3', price: 1_950, probability: '1/2' },
    { market: 'lines', outcome: '4', price: 1_950, probability: '1/2' },
  ],
}

test('a price goes to its text and back, with a point or a comma', () => {
  for (const price of [1_001, 1_010, 1_950, 2_000, 12_500, 100_000])
    expect([price, readPrice(priceText(price))]).toEqual([price, price])
  expect([readPrice('1,95'), readPrice(' 2 ')]).toEqual([1_950, 2_000])
  for (const wrong of ['', 'x', '1.9555', '-1', '1.9.5', '1e3']) expect(readPrice(wrong)).toBeUndefined()
})

test('a price must return 75% or more and less than everything', () => {
  const half = fraction(1n, 2n)
  expect(problemOfPrice('1.5', half)).toBeUndefined()
  expect(problemOfPrice('1.999', half)).toBeUndefined()
  expect(problemOfPrice('2', half)).toBe('range')
  expect(problemOfPrice('1.499', half)).toBe('range')
  expect(problemOfPrice('', half)).toBe('shape')
  expect(rangeText(half)).toBe('1.50 – 1.999')
})

test('return is cut and margin is what is left', () => {
  expect(returnAndMarginBp(fraction(3n, 10n), 3_250)).toEqual({ backBp: 9_750, marginBp: 250 })
  expect(returnAndMarginBp(fraction(1n, 3n), 2_999)).toEqual({ backBp: 9_996, marginBp: 4 })
  expect(returnAndMarginBp(fraction(1n, 2n), 2_100)).toEqual({ backBp: 10_500, marginBp: -500 })
  expect(percentOfChance(fraction(1n, 12n))).toBe(8.3333)
})

test('a combination margin is from 0.01% to 25%', () => {
  expect([readMargin('2.5'), readMargin('0.01'), readMargin('25')]).toEqual([250, 1, 2_500])
  expect([readMargin('0'), readMargin('25.01'), readMargin('x')]).toEqual([undefined, undefined, undefined])
})

test('only prices that were changed are changes', () => {
  const draft = draftFrom(prices)
  expect(changedRows(prices, draft)).toEqual([])
  expect(changedRows(prices, { ...draft, prices: ['1.90', '1.95'] })).toEqual([{ row: prices.rows[0], price: 1_900 }])
})

test('three lines up to another number make other probabilities of a kino ladder', () => {
  expect(chancesOf(prices, '14')).toEqual([fraction(1n, 5n), fraction(4n, 5n)])
  expect(chancesOf(prices, 'x')).toEqual([fraction(1n, 2n), fraction(1n, 2n)])
})

test('an outcome that never comes has no price to be wrong', () => {
  expect(problemOfPrice('x', fraction(0n, 1n))).toBeUndefined()
  expect(problemOfPrice('1.95', fraction(1n, 1n))).toBeUndefined()
})
