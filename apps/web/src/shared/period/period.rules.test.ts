import { describe, expect, test } from 'vitest'
import { periodOf, wirePeriod } from './period.rules.ts'

// 00:30 in Seoul, still the day before in UTC.
const now = Date.parse('2026-11-20T00:30:00+09:00')

describe('a period', () => {
  test.each([
    [undefined, '2026-11-20', '2026-11-20'],
    ['nonsense', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['week', '2026-11-14', '2026-11-20'],
    ['month', '2026-10-22', '2026-11-20'],
  ])('%s is whole days of Seoul', (period, from, until) => {
    expect(periodOf({ ...(period && { period }) }, now)).toMatchObject({ from, until })
  })
  test('of one’s own is put in order, and days that no calendar has are today', () => {
    const own = (from: string, until: string) => periodOf({ period: 'own', from, until }, now)
    expect(own('2026-11-10', '2026-11-01')).toMatchObject({ from: '2026-11-01', until: '2026-11-10' })
    expect(own('2026-02-31', 'x')).toMatchObject({ from: '2026-11-20', until: '2026-11-20' })
  })
  test('is sent to the second', () => {
    expect(wirePeriod({ from: '2026-11-01', until: '2026-11-20' })).toEqual({
      startDate: '2026-11-01 00:00:00',
      endDate: '2026-11-20 23:59:59',
    })
  })
})
