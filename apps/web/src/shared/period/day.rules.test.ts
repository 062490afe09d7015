import { expect, test } from 'vitest'
import { dayAfter, weekdayOf } from './day.rules.ts'

test('days are counted over the ends of months', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

test('a day of the week is that of the day, wherever the reader is', () => {
  expect(weekdayOf('2026-11-20', 'ko')).toBe('금')
  expect(weekdayOf('2026-11-20', 'en')).toBe('Fri')
})
