import { expect, test } from 'vitest'
import { marketOfSite } from '../rules/margin.rules.ts'
import { jointAtSite } from './joint.rules.ts'
import type { SelectionMarket } from './judge.rules.ts'

const HOME = 0.5
/** The winner, and a total. */
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
const goals = sold({ '12': 0.55, '13': 0.45 })
/** Less the margin of combinations: of two that help each other, and of two that are one bet on home. */
const [BOTH, ONE_BET] = [0.35, HOME].map((probability) => Math.floor(1_000 / (probability * 1.1))) as [number, number]
const together = (market: SelectionMarket, price = BOTH) =>
  jointAtSite(price, [
    { market, outcome: '1' },
    { market: goals, outcome: '12' },
  ])

test('where the site sells each of them as usual, together they pay their common price', () => {
  expect(together(sold(winner))).toBe(BOTH)
})

test.each([
  ['a price of a trader', { prices: { '1': 1_500, '2': 2_900, '3': 4_400 } }],
  ['a margin', { marginBp: 2_000 }],
])('%s of one of them holds for the combination, too', (_, changes) => {
  const market = sold(winner, changes)
  const single = market.site.outcomes[0]?.price ?? 0
  expect(together(market)).toBe(Math.floor((BOTH * single * 1.1 * HOME) / 1_000))
})

test('what pays less together than one of them alone is not sold, at whatever prices', () => {
  for (const changes of [{}, { prices: { '1': 1_500, '2': 2_900, '3': 4_400 } }, { marginBp: 2_000 }])
    expect(together(sold(winner, changes), ONE_BET)).toBeNull()
})

test('of what the site does not price there is none', () => {
  expect(together(sold({ ...winner, '1': 0.9 }))).toBeNull()
})
