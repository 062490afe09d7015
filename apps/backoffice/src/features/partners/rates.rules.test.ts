import { ratedProducts } from '@maru/contract'
import { expect, test } from 'vitest'
import { changedRates, draftOf, rateText, readRate, sentRatesOf } from './rates.rules.ts'

const flat = (rolling: number, losing: number) =>
  Object.fromEntries(ratedProducts.map((product) => [product, { rolling, losing }])) as Parameters<typeof draftOf>[0]

test('rates come out of the form as they went in', () => {
  const rates = { ...flat(105, 1_000), slot: { rolling: 0, losing: 10_000 } }
  expect(sentRatesOf(draftOf(rates))).toEqual(rates)
  expect([0, 5, 130, 10_000].map(rateText)).toEqual(['0.00', '0.05', '1.30', '100.00'])
})

test('a rate is typed with at most two decimals, with a point or a comma; an empty field is no rate', () => {
  expect(['1.3', '1,30', ' 0 ', '100'].map(readRate)).toEqual([130, 130, 0, 10_000])
  for (const text of ['', '1.305', '-1', '1e2', '101', 'x']) expect(readRate(text)).toBeNaN()
  expect(sentRatesOf({ ...draftOf(flat(1, 1)), slot: { rolling: '', losing: '0' } })).toBeUndefined()
})

test('what changed between two versions is named place by place', () => {
  expect(changedRates(flat(100, 500), { ...flat(100, 500), slot: { rolling: 90, losing: 500 } })).toEqual([
    { product: 'slot', kind: 'rolling', before: 100, after: 90 },
  ])
  expect(changedRates(undefined, flat(0, 0))).toEqual([])
})
