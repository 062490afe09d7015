import { expect, test } from 'vitest'
import { periodStart } from './review.rules.ts'

test('a week begins on Monday, and a month on its first day', () => {
  expect(periodStart('week', '2026-11-22')).toBe('2026-11-16')
  expect(periodStart('week', '2026-11-23')).toBe('2026-11-23')
  expect(periodStart('month', '2026-11-23')).toBe('2026-11-01')
  expect(periodStart('day', '2026-11-23')).toBe('2026-11-23')
})
