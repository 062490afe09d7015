import { expect, test } from 'vitest'
import { calendarOf, daysToFull, phaseOf } from './calendar.rules.ts'
import type { AttendanceMonth } from './calls/attendance.ts'

const rules = { isOn: true, turnover: 0, daily: 1_000, cycleDays: 7, cyclePoints: 5_000, spinDays: 5 }
const month = (changes: Partial<AttendanceMonth>): AttendanceMonth =>
  ({
    month: '2026-11',
    today: '2026-11-20',
    firstWeekday: 0,
    days: 30,
    rules,
    streak: 5,
    longest: 9,
    hasToday: true,
    attended: [16, 17, 18, 19, 20].map((date, at) => ({
      day: `2026-11-${date}`,
      streak: at + 1,
      points: 1_000,
      spins: 0,
    })),
    ...changes,
  }) as AttendanceMonth
const goalOf = (asked: AttendanceMonth) => calendarOf(asked).find(({ isGoal }) => isGoal)?.date

test('the moon fills with the days of a cycle, is full on its last, and begins anew', () => {
  expect([0, 1, 6, 7, 8, 14].map((streak) => phaseOf(streak, 7))).toEqual([0, 1 / 7, 6 / 7, 1, 1 / 7, 1])
  expect([0, 1, 6, 7, 8].map((streak) => daysToFull(streak, 7))).toEqual([0, 6, 1, 0, 6])
})

test('the goal is the day on which the moon is full when no day is left out', () => {
  expect(goalOf(month({}))).toBe(22)
  expect(goalOf(month({ hasToday: false, streak: 4, attended: [] }))).toBe(22)
  expect(goalOf(month({ hasToday: false, streak: 0, attended: [] }))).toBe(26)
  expect(goalOf(month({ hasToday: false, streak: 6, attended: [] }))).toBe(20)
  // Full today: the next one is a whole cycle away.
  expect(goalOf(month({ streak: 7 }))).toBe(27)
})

test('what was left out, today and what comes are told apart; another month has neither today nor goal', () => {
  const days = calendarOf(month({ hasToday: false, attended: [] }))
  expect([days[0]?.kind, days[19]?.kind, days[20]?.kind]).toEqual(['missed', 'today', 'coming'])
  const before = calendarOf(month({ month: '2026-10', days: 31, attended: [] }))
  expect(before.every(({ kind, isGoal }) => kind === 'missed' && !isGoal)).toBe(true)
})
