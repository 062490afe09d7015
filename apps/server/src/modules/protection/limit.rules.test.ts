import { expect, test } from 'vitest'
import { changeOf, confirmWindow, type Limit, mayConfirm, playRoom } from './limit.rules.ts'
import { periodInstants, periodStarts } from './period.rules.ts'

const at = (text: string) => new Date(`${text}+09:00`)

test.each([
  [null, null, 'none'],
  [1_000, 1_000, 'none'],
  [null, 0, 'tighter'],
  [1_000, 999, 'tighter'],
  [1_000, 0, 'tighter'],
  [1_000, 1_001, 'looser'],
  [1_000, null, 'looser'],
  [0, null, 'looser'],
] as const)('from %s to %s is %s', (now, wanted, change) => expect(changeOf(now, wanted)).toBe(change))

test('a looser limit is confirmed from 24 to 72 hours after it was asked for', () => {
  const window = confirmWindow(at('2026-11-20T15:00:00'))
  const confirmed = (text: string) => mayConfirm(at(text), window)
  expect(confirmed('2026-11-21T14:59:59')).toBe(false)
  expect(confirmed('2026-11-21T15:00:00')).toBe(true)
  expect(confirmed('2026-11-23T15:00:00')).toBe(true)
  expect(confirmed('2026-11-23T15:00:01')).toBe(false)
})

test.each([
  // A Friday, a Monday, a Sunday, and the first of a month that is a Sunday: its week began in October.
  ['2026-11-20T15:00:00', '2026-11-20', '2026-11-16', '2026-11-01'],
  ['2026-11-16T00:00:00', '2026-11-16', '2026-11-16', '2026-11-01'],
  ['2026-11-22T23:59:59', '2026-11-22', '2026-11-16', '2026-11-01'],
  ['2026-11-01T09:00:00', '2026-11-01', '2026-10-26', '2026-11-01'],
])('of %s in Seoul the day begins on %s, the week on %s and the month on %s', (text, day, week, month) => {
  expect(periodStarts(at(text))).toEqual({ day, week, month })
  expect(periodInstants(at(text)).day).toEqual(at(`${day}T00:00:00`))
})

const used = (staked: number, paid: number, minutes = 0) => ({ staked, paid, seconds: minutes * 60 })
const limit = (kind: Limit['kind'], period: Limit['period'], amount: number): Limit => ({ kind, period, amount })

test('the tightest limit decides, whatever its kind and period', () => {
  const played = { day: used(300, 200), week: used(900, 100), month: used(5_000, 4_900) }
  expect(playRoom([limit('stake', 'day', 1_000)], played).stake).toBe(700)
  expect(playRoom([limit('stake', 'day', 1_000), limit('loss', 'week', 1_000)], played).stake).toBe(200)
  expect(playRoom([limit('loss', 'day', 150), limit('loss', 'month', 1_000)], played).stake).toBe(50)
})

test('what was won enlarges the room under a limit of losses, never under one of stakes', () => {
  const played = { day: used(100, 600), week: used(100, 600), month: used(100, 600) }
  expect(playRoom([limit('loss', 'day', 1_000)], played).stake).toBe(1_500)
  expect(playRoom([limit('stake', 'day', 1_000)], played).stake).toBe(900)
})

test('where more is used than the limit allows nothing may be staked', () => {
  const played = { day: used(900, 0), week: used(900, 0), month: used(900, 0) }
  expect(playRoom([limit('stake', 'day', 500)], played)).toEqual({ stake: 0, isTimeUp: false })
})

test('time is up with its last minute, and is no bound of stakes', () => {
  const played = { day: used(0, 0, 60), week: used(0, 0, 60), month: used(0, 0, 60) }
  expect(playRoom([limit('session', 'day', 60)], played)).toEqual({ stake: Number.POSITIVE_INFINITY, isTimeUp: true })
  expect(playRoom([limit('session', 'day', 61)], played).isTimeUp).toBe(false)
  expect(playRoom([limit('session', 'week', 60)], played).isTimeUp).toBe(true)
})
