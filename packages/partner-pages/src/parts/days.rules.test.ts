import { expect, test } from 'vitest'
import { daysOf, daysText } from './days.rules.ts'

// A Thursday.
const today = '2026-11-26'

test.each([
  ['today', '2026-11-26', '2026-11-26'],
  ['week', '2026-11-23', '2026-11-26'],
  ['month', '2026-11-01', '2026-11-26'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['nonsense', '2026-11-01', '2026-11-26'],
  [undefined, '2026-11-01', '2026-11-26'],
])('the period %s is whole days', (span, from, until) => {
  expect(daysOf({ span }, today)).toMatchObject({ from, until })
})

test('a week begins on Monday, also on a Sunday and a Monday', () => {
  expect(daysOf({ span: 'week' }, '2026-11-29').from).toBe('2026-11-23')
  expect(daysOf({ span: 'week' }, '2026-11-30').from).toBe('2026-11-30')
})

test('the month before January is December', () => {
  expect(daysOf({ span: 'last-month' }, '2027-01-15')).toMatchObject({ from: '2026-12-01', until: '2026-12-31' })
})

test('days of one’s own are put in order, exist, and are no more than 92', () => {
  const own = (from: string, until: string) => daysOf({ span: 'own', from, until }, today)
  expect(own('2026-11-20', '2026-11-02')).toMatchObject({ from: '2026-11-02', until: '2026-11-20' })
  expect(own('2026-02-31', 'x')).toMatchObject({ from: '2026-11-01', until: today })
  expect(own('2020-01-01', today).from).toBe('2026-08-27')
})

test('a period is written short', () => {
  expect(daysText({ from: '2026-11-01', until: '2026-11-20' })).toBe('2026.11.01 – 11.20')
  expect(daysText({ from: '2026-12-30', until: '2027-01-02' })).toBe('2026.12.30 – 2027.01.02')
  expect(daysText({ from: today, until: today })).toBe('2026.11.26')
})
