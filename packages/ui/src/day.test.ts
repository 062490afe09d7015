import { expect, test } from 'vitest'
import { dayFinding, dayText, readDay } from './day.ts'

test('a day is read however it is separated', () => {
  for (const text of ['2026.11.20', '2026-11-20', '20261120', ' 2026/11/20 ']) expect(readDay(text)).toBe('2026-11-20')
  expect(dayText('2026-11-20')).toBe('2026.11.20')
})

test('31 February is no day, and neither is a 13th month or half a date', () => {
  expect(dayFinding('2026.02.31')).toBe('missing')
  expect(dayFinding('2026.13.01')).toBe('missing')
  expect(dayFinding('2026.02')).toBe('shape')
  expect(dayFinding('2028.02.29')).toBeUndefined()
})

test('a day outside of what may be chosen is distinguished from one that does not exist', () => {
  expect(dayFinding('2026.11.23', '2026-11-01', '2026-11-22')).toBe('outside')
  expect(dayFinding('2026.11.22', '2026-11-01', '2026-11-22')).toBeUndefined()
})
