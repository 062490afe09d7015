import type { PartnerRates } from '@maru/contract'
import { ratedProducts } from '@maru/contract/partner-terms'
import { expect, test } from 'vitest'
import { boundsOf, changesOf, findingsOf, rateFinding, rateKeys, sentRates, typedOf } from './rates.rules.ts'

const all = (rolling: number, losing: number): PartnerRates =>
  Object.fromEntries(ratedProducts.map((product) => [product, { rolling, losing }])) as PartnerRates
const bounds = { most: all(150, 1_200), least: all(100, 500) }

test.each([
  ['1.00', undefined],
  ['1.50', undefined],
  ['1.51', { problem: 'above', limit: 150 }],
  ['0.99', { problem: 'below', limit: 100 }],
  ['', { problem: 'missing', limit: 0 }],
  ['1.005', { problem: 'shape', limit: 0 }],
])('a rate of %s between 1.00 and 1.50', (typed, finding) => {
  expect(rateFinding(typed, { least: 100, most: 150 })).toEqual(finding)
})

test('nobody has more than the site allows, whoever stands above', () => {
  expect(boundsOf({ most: null, least: null }, 'casino', 'rolling')).toEqual({ least: 0, most: 500 })
  expect(boundsOf({ most: all(900, 20_000), least: null }, 'casino', 'losing')).toEqual({ least: 0, most: 10_000 })
})

test('every product of both kinds has to be there, and is sent as basis points', () => {
  const typed = typedOf((_, kind) => (kind === 'rolling' ? '1.3' : '10'))
  expect(findingsOf(typed, bounds)).toEqual({})
  expect(sentRates(typed)).toEqual(all(130, 1_000))
  const empty = typedOf(() => '')
  expect(Object.keys(findingsOf(empty, bounds))).toEqual(rateKeys)
})

test('a version of rates says what it changed', () => {
  const after = { ...all(100, 500), slot: { rolling: 110, losing: 400 } }
  expect(changesOf(after, all(100, 500))).toEqual([
    { product: 'slot', kind: 'rolling', before: 100, after: 110 },
    { product: 'slot', kind: 'losing', before: 500, after: 400 },
  ])
  expect(changesOf(all(0, 0), undefined)).toEqual([])
})
