import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someTerms } from '../terms.fixture.ts'
import { baseOf, dueAmount, periodBefore } from './due.rules.ts'

const played = (changes = {}) => ({ staked: 0, paid: 0, bonusStaked: 0, bonusPaid: 0, converted: 0, ...changes })

test.each([
  ['day', '2026-11-20T00:00:00+09:00', '2026-11-19', '2026-11-19'],
  ['day', '2026-11-20T23:59:59+09:00', '2026-11-19', '2026-11-19'],
  // Monday, 23 November.
  ['week', '2026-11-23T00:00:00+09:00', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-29T23:59:59+09:00', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22T12:00:00+09:00', '2026-11-09', '2026-11-15'],
] as const)('the %s before %s is from %s to %s in Seoul', (every, now, from, until) => {
  expect(periodBefore(every, new Date(now))).toEqual({ from, until })
})

test('a cashback is of what was lost in cash, less what bonuses brought; a rakeback of what was staked in cash', () => {
  const week = played({ staked: 100_000, paid: 40_000, bonusStaked: 20_000, bonusPaid: 5_000, converted: 10_000 })
  expect(baseOf('cashback', week)).toBe(80_000 - 35_000 - 10_000)
  expect(baseOf('rakeback', week)).toBe(80_000)
})

test('who won gets no cashback', () => {
  const terms = someTerms({ trigger: 'cashback', rateBp: 1_000 })
  expect(dueAmount(terms, played({ staked: 100_000, paid: 100_001 }))).toBe(0)
})

test('less than the least brings nothing, and no bonus is above its cap', () => {
  const terms = someTerms({ trigger: 'rakeback', rateBp: 50, cap: 1_000, minimumDeposit: 10_000 })
  expect(dueAmount(terms, played({ staked: 9_999 }))).toBe(0)
  expect(dueAmount(terms, played({ staked: 10_000 }))).toBe(50)
  expect(dueAmount(terms, played({ staked: 10_000_000 }))).toBe(1_000)
})

test('whatever was played, nothing below zero is due, and never more than the rate of what was staked', () => {
  const sum = fc.integer({ min: 0, max: 1e12 })
  const fields = { staked: sum, paid: sum, bonusStaked: sum, bonusPaid: sum, converted: sum }
  fc.assert(
    fc.property(fc.record(fields), fc.constantFrom('cashback' as const, 'rakeback' as const), (did, trigger) => {
      const due = dueAmount(someTerms({ trigger, rateBp: 1_000, cap: 1e12, minimumDeposit: 0 }), {
        ...did,
        bonusPaid: Math.min(did.paid, did.bonusPaid),
      })
      expect(due).toBeGreaterThanOrEqual(0)
      expect(due * 10).toBeLessThanOrEqual(did.staked)
    }),
  )
})
