import { expect, test } from 'vitest'
import { isTyped, lastDayAfter } from './exclusion.rules.ts'

test.each([
  ['2026-11-25T10:00:00+09:00', 6, '2027-05-25'],
  // No 31 February: the last day of that month.
  ['2026-08-31T23:30:00+09:00', 6, '2027-02-28'],
  ['2024-02-29T00:10:00+09:00', 12, '2025-02-28'],
  ['2026-12-31T12:00:00+09:00', 120, '2036-12-31'],
])('from %s, %d months end on %s', (now, months, day) => {
  expect(lastDayAfter(Date.parse(now), months)).toBe(`${day}T12:00:00+09:00`)
})

test('the word is taken however a keyboard writes it, and no other is', () => {
  expect([isTyped(' Stop ', 'stop'), isTyped('dừng'.normalize('NFD'), 'dừng')]).toEqual([true, true])
  expect([isTyped('', 'stop'), isTyped('sto', 'stop')]).toEqual([false, false])
})
