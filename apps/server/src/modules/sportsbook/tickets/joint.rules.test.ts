import { expect, test } from 'vitest'
import { marketOfSite } from '../rules/margin.rules.ts'
import { jointAtSite } from './joint.rules.ts'
import type { SelectionMarket } from './judge.rules.ts'

const HOME = 0.5
/** The winner, and "home or draw": together they are a bet on home. */
const sold = (
  probabilities: Record<string, number>,
  { marginBp = 600, prices = null }: { marginBp?: number; prices?: Record<string, number> | null } = {},
): SelectionMarket => {
  const outcomes = Object.entries(probabilities).map(([id, probability]) => ({
    ...{ id, probability, price: null, isActive: true },
  }))
  const now = { ...{ eventId: 1, marketKey: '1', state: 'active', isOpen: true, isLive: false }, outcomes }
  const change = { eventId: 1, marketKey: '1', isSuspended: false, marginBp: null, prices }
  const market = now as unknown as SelectionMarket['now']
  return { now: market, site: marketOfSite(market, marginBp, [change]) }
}
const winner = { '1': HOME, '2': 0.3, '3': 0.2 }
const double = sold({ '9': 0.8, '10': 0.7, '11': 0.5 })
const JOINT = Math.floor(1_000 / (HOME * 1.1))
const together = (market: SelectionMarket) =>
  jointAtSite(JOINT, [
    { market, outcome: '1' },
    { market: double, outcome: '9' },
  ])

test('where the site sells each of them as usual, together they pay their common price', () => {
  expect(together(sold(winner))).toBe(JOINT)
})

test.each([
  ['a price of a trader', { prices: { '1': 1_500, '2': 2_900, '3': 4_400 } }],
  ['a margin', { marginBp: 2_000 }],
])('%s of one of them holds for a combination that is the same bet', (_, changes) => {
  const market = sold(winner, changes)
  const single = market.site.outcomes[0]?.price ?? 0
  expect(single).toBeLessThan(JOINT)
  expect(together(market)).toBeLessThanOrEqual(single)
  expect(together(market)).toBeGreaterThan(single - 10)
})

test('of what the site does not price there is none', () => {
  expect(together(sold({ ...winner, '1': 0.9 }))).toBeNull()
})
