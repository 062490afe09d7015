import { describe, expect, test } from 'vitest'
import { leftUntil, waitedFor } from './countdown.ts'
import { seoulClock, seoulDayClock, seoulShort } from './seoul.ts'

const now = Date.parse('2026-11-20T08:47:10Z')
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString()

describe('the countdown of a sign-up', () => {
  test('shows what is left of the 20 minutes', () => {
    expect(leftUntil(inSeconds(12 * 60 + 5), now)).toMatchObject({ text: '12:05', tone: 'calm' })
    expect(leftUntil(inSeconds(600), now).part).toBe(0.5)
  })
  test('changes its tone under five and under two minutes, and never goes below zero', () => {
    expect(leftUntil(inSeconds(299), now).tone).toBe('soon')
    expect(leftUntil(inSeconds(108), now)).toMatchObject({ text: '01:48', tone: 'urgent' })
    expect(leftUntil(inSeconds(-30), now)).toMatchObject({ text: '00:00', tone: 'over', part: 0 })
  })
  test('a part of a second still counts as a second', () => {
    expect(leftUntil(inSeconds(0.4), now).text).toBe('00:01')
  })
})

describe('how long a request waits', () => {
  test('in minutes, then in hours, long from ten minutes on', () => {
    expect(waitedFor(inSeconds(-58), now)).toMatchObject({ text: '0:58', isLong: false })
    expect(waitedFor(inSeconds(-623), now)).toMatchObject({ text: '10:23', isLong: true })
    expect(waitedFor(inSeconds(-3_723), now).text).toBe('1:02:03')
  })
  test('a clock that runs ahead shows no negative time', () => {
    expect(waitedFor(inSeconds(5), now).text).toBe('0:00')
  })
})

describe('times are those of Seoul', () => {
  test('whatever the browser thinks', () => {
    expect(seoulClock('2026-11-20T08:47:10Z')).toBe('17:47')
    expect(seoulDayClock('2026-11-20T15:30:00Z')).toBe('11.21 00:30')
  })
  test('today is a clock, another day has its date', () => {
    expect(seoulShort('2026-11-20T00:10:00Z', now)).toBe('09:10')
    expect(seoulShort('2026-11-19T14:59:00Z', now)).toBe('11.19 23:59')
    expect(seoulShort('2025-11-20T08:00:00Z', now)).toBe('11.20 17:00')
  })
})
