import { overroundBpOf } from '@maru/sports'
import { describe, expect, test } from 'vitest'
import type { MarketNow } from '../../sportsdata/index.ts'
import { delayOf, leastFactorOf, limitsOf, noFactor, raisesNoLimit } from './limit.rules.ts'
import { marginOf, marketOfSite } from './margin.rules.ts'
import { standardRules } from './standard.rules.ts'

const NOW = new Date('2026-11-20T06:00:00Z')
const rules = standardRules('KRW')

const market = (
  outcomes: readonly { probability?: number; price?: number; isActive?: boolean }[],
  changes: Partial<MarketNow> = {},
): MarketNow => ({
  eventId: 1,
  marketKey: '1',
  type: 1,
  sport: 'soccer',
  competitionId: 7,
  eventState: 'notStarted',
  startsAt: new Date('2026-11-20T10:00:00Z'),
  isLive: false,
  eventVersion: 1,
  score: null,
  state: 'active',
  isOpen: true,
  outcomes: outcomes.map(({ probability = null, price = null, isActive = true }, i) => ({
    id: String(i + 1),
    probability,
    price,
    isActive,
  })),
  ...changes,
})
const pricesOf = (of: MarketNow, marginBp = 600) => marketOfSite(of, marginBp, []).outcomes.map(({ price }) => price)
const change = { eventId: 1, marketKey: '', isSuspended: false, marginBp: null, prices: null }

describe('a price of a site', () => {
  test('is the fair one less the margin, over all outcomes', () => {
    const prices = pricesOf(market([{ probability: 0.5 }, { probability: 0.3 }, { probability: 0.2 }]))
    expect(overroundBpOf(prices as number[])).toBeGreaterThanOrEqual(600)
    expect(overroundBpOf(prices as number[])).toBeLessThan(700)
  })

  test('has two decimals', () => {
    const prices = pricesOf(market([{ probability: 0.4321 }, { probability: 0.3123 }, { probability: 0.2556 }]))
    expect(prices.map((price) => (price ?? 1) % 10)).toEqual([0, 0, 0])
  })

  test('of a market whose outcomes win by two sums up to two', () => {
    const prices = pricesOf(market([{ probability: 0.8 }, { probability: 0.7 }, { probability: 0.5 }]))
    expect(overroundBpOf(prices as number[], 2)).toBeGreaterThanOrEqual(600)
  })

  test('is that of the feed where one outcome has no probability, or they add up to nothing sensible', () => {
    expect(pricesOf(market([{ price: 1_900, probability: 0.5 }, { price: 1_850 }]))).toEqual([1_900, 1_850])
    expect(
      pricesOf(
        market([
          { price: 1_900, probability: 0.3 },
          { price: 1_850, probability: 0.3 },
        ]),
      ),
    ).toEqual([1_900, 1_850])
  })

  test.each([0, 1, 1_009, 1_000_001, 1_000_000_000])('of a feed that says %i is none', (price) => {
    expect(marketOfSite(market([{ price }, { price: 1_900 }]), 600, []).outcomes[0]).toMatchObject({
      price: null,
      isActive: false,
    })
  })

  test('is none where an outcome is certain', () => {
    expect(pricesOf(market([{ probability: 1 }, { probability: 0 }]))).not.toContain(1_000)
    expect(pricesOf(market([{ probability: 1 }]))).toEqual([null])
  })

  test('is what a trader set, by the narrowest change, and nothing of what is suspended is open', () => {
    const of = market([{ probability: 0.5 }, { probability: 0.5 }])
    const own = { ...change, marketKey: '1', prices: { '1': 1_777 } }
    const seen = marketOfSite(of, 600, [{ ...change, marginBp: 2_000 }, own])
    expect(seen.outcomes[0]?.price).toBe(1_777)
    expect(seen.outcomes[1]?.price).toBe(marketOfSite(of, 2_000, []).outcomes[1]?.price)
    expect(marketOfSite(of, 600, [{ ...change, isSuspended: true }])).toMatchObject({
      state: 'suspended',
      isOpen: false,
    })
  })
})

test('what a trader set ends with the start of the event', () => {
  const own = { ...change, marketKey: '1', prices: { '1': 2_500 } }
  const of = market([{ probability: 0.3 }, { probability: 0.7 }], { isLive: true, eventState: 'live' })
  expect(marketOfSite(of, 600, [own])).toEqual(marketOfSite(of, 600, []))
})

test('a book of which a trader set a part is not offered while the rest has no price', () => {
  const own = { ...change, marketKey: '1', prices: { '1': 2_500 } }
  const of = market([{ probability: 1 }, { probability: 0 }])
  expect(marketOfSite(of, 600, [own]).isOpen).toBe(false)
  expect(marketOfSite(market([{ price: 1_900 }, {}]), 600, []).isOpen).toBe(true)
})

test.each([
  ['a trader', market([{ probability: 0.5 }, { probability: 0.5 }]), { '1': 2_000, '2': 2_000 }],
  ['a feed', market([{ price: 2_100 }, { price: 2_050 }]), null],
])('a book of %s that pays back more than it takes is not offered', (_, of, prices) => {
  expect(marketOfSite(of, 600, [{ ...change, marketKey: '1', prices }])).toMatchObject({
    state: 'suspended',
    isOpen: false,
  })
})

test('of the margin rules that match, the last one holds', () => {
  const of = (changes: Partial<MarketNow>) => marginOf(rules.margins, market([], changes), NOW)
  expect(of({})).toBe(600)
  expect(of({ type: 26 })).toBe(800)
  expect(of({ isLive: true })).toBe(750)
  expect(of({ startsAt: new Date('2026-11-25T06:00:00Z') })).toBe(700)
  expect(of({ type: 45, isLive: true })).toBe(1_300)
  const all = [...rules.margins, { competitionId: 7, marginBp: 450 }]
  expect(marginOf(all, market([]), NOW)).toBe(450)
  expect(marginOf(all, market([], { competitionId: 8 }), NOW)).toBe(600)
})

test('limits are those of the level or the highest below it, times the least factor of the sports and that of the member', () => {
  const of = (level: number, sports: MarketNow['sport'][], factorBp = 10_000) =>
    limitsOf(rules, { level, factor: { ...noFactor, factorBp }, limitBp: factorFor(sports) })
  const factorFor = (sports: MarketNow['sport'][]) =>
    leastFactorOf(
      rules,
      sports.map((sport) => market([], { sport })),
      NOW,
    )
  expect(of(1, ['soccer'])).toMatchObject({ leastStake: 1_000, mostStake: 1_000_000, referAbove: 500_000 })
  expect([of(2, ['soccer']).mostStake, of(99, ['soccer']).mostStake]).toEqual([2_000_000, 10_000_000])
  expect(of(1, ['soccer', 'esport']).mostStake).toBe(500_000)
  expect(of(1, ['esport'], 5_000)).toMatchObject({ leastStake: 1_000, mostStake: 250_000 })
  expect(of(1, ['soccer'], 0).mostStake).toBe(0)
})

test('of the limit rules that match a market the last one holds, and of several markets the least', () => {
  const limits = [
    { isLive: true, factorBp: 4_000 },
    { isLive: true, marketTypes: [1], factorBp: 6_000 },
    { competitionId: 7, startsAfterHours: 48, factorBp: 1_000 },
  ]
  const of = (...all: Partial<MarketNow>[]) =>
    leastFactorOf(
      { ...rules, limits },
      all.map((changes) => market([], changes)),
      NOW,
    )
  const late = new Date('2026-11-25T06:00:00Z')
  expect(of({})).toBe(10_000)
  expect(of({ isLive: true })).toBe(6_000)
  expect(of({ isLive: true, type: 18 })).toBe(4_000)
  expect(of({ startsAt: late })).toBe(1_000)
  expect(of({ startsAt: late, competitionId: 8 })).toBe(10_000)
  expect(of({}, { isLive: true }, { sport: 'esport' })).toBe(5_000)
})

test.each([
  ['a lower one', [{ isLive: true, factorBp: 4_000 }], true],
  ['a higher one', [{ isLive: true, factorBp: 6_000 }], false],
  ['none in its place', [], false],
  ['another scope', [{ factorBp: 5_000 }], false],
  [
    'a new one that gives no more than any',
    [
      { isLive: true, factorBp: 5_000 },
      { sport: 'soccer' as const, factorBp: 5_000 },
    ],
    true,
  ],
  [
    'a new one that may give a market more',
    [
      { isLive: true, factorBp: 5_000 },
      { sport: 'soccer' as const, factorBp: 5_001 },
    ],
    false,
  ],
])('of limit rules %s raises no limit: %s', (_, after, isSafe) => {
  expect(raisesNoLimit([{ isLive: true, factorBp: 5_000 }], after)).toBe(isSafe)
})

test('the slowest live sport says how long the acceptance takes', () => {
  const live = (sport: 'soccer' | 'esport' | 'tennis', isLive = true) => ({ sport, isLive })
  expect(delayOf(rules, noFactor, [live('soccer', false)])).toBe(0)
  expect(delayOf(rules, noFactor, [live('tennis'), live('esport', false)])).toBe(4)
  expect(delayOf(rules, { ...noFactor, delaySeconds: 2 }, [live('tennis'), live('esport')])).toBe(10)
})
