import { expect, test } from 'vitest'
import type { Limit } from './limit.rules.ts'
import { dueAfterChange, realityDueAt, secondsLeft, sessionStep, siteMinutes, WARN_SECONDS } from './session.rules.ts'

const limit = (period: Limit['period'], minutes: number): Limit => ({ kind: 'session', period, amount: minutes })
const seconds = (day: number, week = day, month = week) => ({
  day: { staked: 0, paid: 0, seconds: day },
  week: { staked: 0, paid: 0, seconds: week },
  month: { staked: 0, paid: 0, seconds: month },
})
const own = (day: number) => ({ day, week: day, month: day })

test('the tightest limit of time says what is left; limits of money say nothing about it', () => {
  expect(secondsLeft([limit('day', 60), limit('week', 100)], seconds(600, 5_700))).toBe(300)
  expect(secondsLeft([limit('day', 1)], seconds(61))).toBe(0)
  expect(secondsLeft([{ kind: 'loss', period: 'day', amount: 1 }], seconds(600))).toBeUndefined()
})

test.each([
  ['long before its end a session goes on', 3_600 - WARN_SECONDS - 1, 1_000, 'go on'],
  ['before its end it is warned', 3_600 - WARN_SECONDS, 1_000, 'warn'],
  ['also a second before', 3_599, 1_000, 'warn'],
  ['what uses up the last of the time ends', 3_600, 1_000, 'end'],
  ['also where the watch comes late', 3_700, 1_000, 'end'],
  ['what began after it was used up goes on', 3_700, 99, 'go on'],
  ['what began as it was used up goes on', 3_700, 100, 'go on'],
] as const)('%s', (_, used, ownSeconds, step) => {
  expect(sessionStep([limit('day', 60)], seconds(used), own(ownSeconds))).toBe(step)
})

test('any limit of time ends a session, not the tightest alone', () => {
  // Of the day nothing was left as it began; of the week it used up the last.
  const limits = [limit('day', 60), limit('week', 100)]
  expect(sessionStep(limits, seconds(3_700, 6_000), own(99))).toBe('end')
  expect(sessionStep(limits, seconds(3_700, 5_999), own(99))).toBe('go on')
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute))

test('a check is due an interval after the last one, and never where there are none', () => {
  expect(realityDueAt(at(0), 60)).toEqual(at(60))
  expect(realityDueAt(at(0), 0)).toBeNull()
})

test('a site may have no reality checks, but not under a licence', () => {
  expect([siteMinutes(0, false), siteMinutes(0, true), siteMinutes(30, true)]).toEqual([0, 60, 30])
})

test('another interval counts from the last check on, but what is due stays due', () => {
  expect(dueAfterChange({ checkedAt: at(0), dueAt: at(60) }, 30, at(10))).toEqual(at(30))
  expect(dueAfterChange({ checkedAt: at(0), dueAt: at(60) }, 30, at(45))).toEqual(at(30))
  expect(dueAfterChange({ checkedAt: at(0), dueAt: at(60) }, 240, at(60))).toEqual(at(60))
  expect(dueAfterChange({ checkedAt: at(0), dueAt: null }, 30, at(10))).toEqual(at(30))
})
