import { expect, test } from 'vitest'
import { betPeriodOf } from './bet-period.rules.ts'

const now = Date.parse('2026-11-20T12:00:00+09:00')

test('the current history reaches back 30 days and no further', () => {
  const { period, earliest } = betPeriodOf({ period: 'own', from: '2026-01-01', until: '2026-11-02' }, now)
  expect(earliest).toBe('2026-10-21')
  expect(period).toMatchObject({ from: '2026-10-21', until: '2026-11-02' })
  expect(betPeriodOf({}, now).period).toMatchObject({ from: '2026-11-20', until: '2026-11-20' })
})

test('the old history ends where the current one begins', () => {
  expect(betPeriodOf({ old: 'Y' }, now).period).toMatchObject({ from: '2026-08-22', until: '2026-10-20' })
  expect(betPeriodOf({ old: 'Y', from: '2026-03-01', until: '2026-11-20' }, now).period).toMatchObject({
    from: '2026-03-01',
    until: '2026-10-20',
  })
})
