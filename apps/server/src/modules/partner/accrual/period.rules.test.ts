import { expect, test } from 'vitest'
import { daysOf } from './period.rules.ts'

test('a week begins on Monday, a month on its first day, both in Seoul', () => {
  const friday = new Date('2026-11-20T00:30:00+09:00')
  expect(daysOf('today', friday)).toEqual({ from: '2026-11-20', until: '2026-11-20' })
  expect(daysOf('week', friday)).toEqual({ from: '2026-11-16', until: '2026-11-20' })
  expect(daysOf('week', new Date('2026-11-16T00:00:00+09:00'))).toEqual({ from: '2026-11-16', until: '2026-11-16' })
  expect(daysOf('week', new Date('2026-11-22T23:59:59+09:00')).from).toBe('2026-11-16')
  expect(daysOf('month', friday)).toEqual({ from: '2026-11-01', until: '2026-11-20' })
  expect(daysOf('last-month', new Date('2026-03-31T12:00:00+09:00'))).toEqual({
    from: '2026-02-01',
    until: '2026-02-28',
  })
})
