import { expect, test } from 'vitest'
import { barsOf, returnOf, spanOf, statedReturn } from './win-lose.rules.ts'

// 00:30 in Seoul, still the day before in UTC.
const now = Date.parse('2026-11-20T00:30:00+09:00')

test.each([
  [undefined, '2026-11-07', '2026-11-20'],
  ['nonsense', '2026-11-07', '2026-11-20'],
  ['month', '2026-11-01', '2026-11-20'],
  ['year', '2026-01-01', '2026-11-20'],
])('the period %s is whole days of Seoul', (span, from, until) => {
  expect(spanOf({ ...(span && { span }) }, now)).toMatchObject({ from, until })
})

test('a period of one’s own reaches over 366 days at most, the last ones', () => {
  expect(spanOf({ span: 'own', from: '2020-01-01', until: '2026-11-20' }, now).from).toBe('2025-11-20')
  expect(spanOf({ span: 'own', from: '2026-11-20', until: '2026-11-02' }, now)).toMatchObject({
    from: '2026-11-02',
    until: '2026-11-20',
  })
})

test('a chart has a bar for each day, also for those without a bet, and of a long period one for each month', () => {
  const days = [
    { day: '2026-10-31', stake: 500, payout: 0 },
    { day: '2026-11-01', stake: 100, payout: 400 },
    { day: '2026-11-03', stake: 100, payout: 0 },
  ]
  expect(
    barsOf(days.slice(1), { from: '2026-11-01', until: '2026-11-03' }).map(({ label, net }) => [label, net]),
  ).toEqual([
    ['01', 300],
    ['02', 0],
    ['03', -100],
  ])
  expect(barsOf(days, { from: '2026-09-01', until: '2026-11-03' }).map(({ label, net }) => [label, net])).toEqual([
    ['26.09', 0],
    ['26.10', -500],
    ['26.11', 200],
  ])
})

test('a return is said only where there is one', () => {
  expect(returnOf({ stake: 0, payout: 300 })).toBeUndefined()
  expect(returnOf({ stake: 300, payout: 299 })).toBe(9_966)
  expect(statedReturn({ stake: 1_000, payout: 0, stated: 1_000, mean: -40 })).toBe(9_600)
  expect(statedReturn({ stake: 1_500, payout: 0, stated: 1_000, mean: -40 })).toBeUndefined()
})
