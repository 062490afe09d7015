import { expect, test } from 'vitest'
import { evenRates } from '../plain.fixture.ts'
import { productOf } from '../product.ts'
import { boundsOf, violationsOf } from './branch.ts'
import { canonicalChain, chainOf, type Level, shareOf, type Tier } from './chain.ts'
import { isComplete, problemsOfRates, type Rates, ratePlaces, ratesBy } from './rates.ts'

const even = (rolling: number, losing: number): Rates => ratesBy(({ kind }) => (kind === 'rolling' ? rolling : losing))
const level = (holderId: number, tier: Tier, rates: Rates): Level => ({ holderId, tier, rates })

test('a table is complete when every product has both rates, and everything that is missing is named', () => {
  expect(problemsOfRates({})).toHaveLength(24)
  expect(isComplete(even(0, 0))).toBe(true)
  const draft = { ...even(100, 500), slot: { rolling: 90 }, fishing: { rolling: 12.5, losing: 10_001 } }
  expect(isComplete(draft)).toBe(false)
  expect(problemsOfRates(draft)).toEqual([
    { product: 'fishing', kind: 'rolling', problem: 'no-rate' },
    { product: 'slot', kind: 'losing', problem: 'missing' },
    { product: 'fishing', kind: 'losing', problem: 'no-rate' },
  ])
  expect(problemsOfRates({ ...even(100, 500), virtual: { rolling: -1, losing: null } })).toEqual([
    { product: 'virtual', kind: 'rolling', problem: 'no-rate' },
    { product: 'virtual', kind: 'losing', problem: 'missing' },
  ])
})

test('nobody may have more than the parent, nor less than anybody below', () => {
  const own = { ...even(130, 1_000), casino: { rolling: 160, losing: 1_000 }, slot: { rolling: 80, losing: 400 } }
  const parent = { holderId: 1, rates: even(150, 1_000) }
  const below = [
    { holderId: 3, rates: even(100, 500) },
    { holderId: 4, rates: { ...even(90, 400), virtual: { rolling: 131, losing: 0 } } },
  ]
  expect(violationsOf({ own, parent, below })).toEqual([
    { product: 'casino', kind: 'rolling', side: 'parent', holderId: 1, own: 160, theirs: 150 },
    { product: 'slot', kind: 'rolling', side: 'below', holderId: 3, own: 80, theirs: 100 },
    { product: 'slot', kind: 'rolling', side: 'below', holderId: 4, own: 80, theirs: 90 },
    { product: 'virtual', kind: 'rolling', side: 'below', holderId: 4, own: 130, theirs: 131 },
    { product: 'slot', kind: 'losing', side: 'below', holderId: 3, own: 400, theirs: 500 },
  ])
  expect(violationsOf({ own: even(150, 1_000), parent, below })).toEqual([])
  expect(boundsOf({ parent, below }, { product: 'virtual', kind: 'rolling' })).toEqual({ least: 131, most: 150 })
  expect(boundsOf({ parent: null, below: [] }, { product: 'slot', kind: 'losing' })).toEqual({ least: 0, most: 10_000 })
})

test('rates may be saved exactly where every one lies within its bounds', () => {
  const parent = { holderId: 1, rates: even(150, 1_000) }
  const below = [{ holderId: 3, rates: even(100, 500) }]
  for (const place of ratePlaces) {
    const { least, most } = boundsOf({ parent, below }, place)
    for (const rate of [least - 1, least, most, most + 1]) {
      const own = ratesBy((one) =>
        one.product === place.product && one.kind === place.kind ? rate : one.kind === 'rolling' ? 120 : 700,
      )
      expect(violationsOf({ own, parent, below }).length).toBe(rate < least || rate > most ? 1 : 0)
    }
  }
})

test('each level gets what its rate is above the rate below, and a tier may be left out', () => {
  const chain = chainOf([
    level(9, 'NORMAL', even(80, 0)),
    level(5, 'PTN_5', even(100, 500)),
    level(1, 'PTN_1', even(160, 1_500)),
  ])
  expect(shareOf(chain, 'casino', 'rolling')).toEqual([
    { holderId: 9, tier: 'NORMAL', rate: 80, below: 0, share: 80 },
    { holderId: 5, tier: 'PTN_5', rate: 100, below: 80, share: 20 },
    { holderId: 1, tier: 'PTN_1', rate: 160, below: 100, share: 60 },
  ])
  expect(shareOf(chain, 'slot', 'losing').map(({ share }) => share)).toEqual([0, 500, 1_000])
})

test('a chain that cannot be is refused', () => {
  const store = level(5, 'PTN_5', even(100, 500))
  const head = level(1, 'PTN_1', even(160, 1_500))
  expect(chainOf([])).toEqual([])
  expect(() => chainOf([head, store])).toThrow('PTN_5 stands above PTN_1')
  expect(() => chainOf([store, store])).toThrow(RangeError)
  expect(() => chainOf([level(1, 'PTN_5', even(100, 500)), head])).toThrow('a holder stands twice')
  expect(() => chainOf([level(5, 'PTN_5', even(161, 500)), head])).toThrow('5 has more than its parent')
  const { slot: _, ...incomplete } = even(100, 500)
  expect(() => chainOf([level(5, 'PTN_5', incomplete as Rates)])).toThrow('missing: rolling of slot of 5')
})

test('the same chain has the same text, whatever the order of its keys, and another one has another', () => {
  const rates = even(100, 500)
  const backwards = Object.fromEntries(Object.entries(rates).toReversed()) as Rates
  const text = canonicalChain([level(5, 'PTN_5', rates), level(1, 'PTN_1', rates)])
  expect(canonicalChain([level(5, 'PTN_5', backwards), level(1, 'PTN_1', backwards)])).toBe(text)
  const others = [
    [level(1, 'PTN_5', rates), level(5, 'PTN_1', rates)],
    [level(5, 'PTN_4', rates), level(1, 'PTN_1', rates)],
    [level(5, 'PTN_5', rates)],
    [level(5, 'PTN_5', { ...rates, virtual: { rolling: 100, losing: 501 } }), level(1, 'PTN_1', rates)],
  ]
  expect(new Set([text, ...others.map(canonicalChain)]).size).toBe(others.length + 1)
})

test('sports are rated by folds, mini games by whether they are combined, all else by its group', () => {
  expect([1, 2, 3, 20].map((folds) => productOf({ group: 'sports', folds }))).toEqual([
    'sports-1',
    'sports-2',
    'sports-3',
    'sports-3',
  ])
  expect([1, 2].map((folds) => productOf({ group: 'mini-game', folds }))).toEqual(['mini-single', 'mini-combination'])
  expect(productOf({ group: 'e-sports', folds: 4 })).toBe('e-sports')
  for (const folds of [0, 1.5, Number.NaN]) expect(() => productOf({ group: 'sports', folds })).toThrow(RangeError)
  expect(Object.keys(evenRates(1, 2)).map((product) => product)).toEqual(Object.keys(even(1, 2)))
})
