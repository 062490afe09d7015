import { expect, test } from 'vitest'
import {
  dayAndNumber,
  drawAtOfRoundId,
  drawsSince,
  drawsToOpen,
  isAccepting,
  nextDrawAt,
  roundIdOf,
  stepOf,
} from './round.rules.ts'

const at = (time: string) => new Date(`2026-11-23T${time}Z`)
const round = { state: 'open', opensAt: at('08:45:00'), closesAt: at('08:49:30'), drawAt: at('08:50:00') } as const
const open = { ...round, source: 'own', isHeld: false } as const
const closed = { ...open, state: 'closed' } as const

test('a round is named by the instant of its draw, and nothing else names one', () => {
  expect(roundIdOf(at('08:50:00'))).toBe('2026-11-23T08:50:00Z')
  expect(drawAtOfRoundId('2026-11-23T08:50:00Z')).toEqual(at('08:50:00'))
  for (const id of ['2026-11-23T08:51:00Z', '2026-11-23T08:50:00.000Z', '2026-11-23 08:50', '2026-11-31T08:50:00Z', ''])
    expect(drawAtOfRoundId(id)).toBeUndefined()
})

test.each([
  ['2026-11-22T15:05:00Z', '2026-11-23', 1],
  ['2026-11-23T08:50:00Z', '2026-11-23', 214],
  ['2026-11-23T14:55:00Z', '2026-11-23', 287],
  // 00:00 of Seoul.
  ['2026-11-23T15:00:00Z', '2026-11-23', 288],
])('the draw at %s is on %s number %i', (instant, day, number) =>
  expect(dayAndNumber(new Date(instant))).toEqual({ day, number }),
)

test('the next draw is after the instant; a round that has closed is not opened any more', () => {
  expect(nextDrawAt(at('08:45:00'))).toEqual(at('08:50:00'))
  expect(nextDrawAt(at('08:49:59.999'))).toEqual(at('08:50:00'))
  expect(drawsToOpen(at('08:49:29'), 30)).toEqual([at('08:50:00'), at('08:55:00')])
  expect(drawsToOpen(at('08:49:30'), 30)).toEqual([at('08:55:00')])
})

test('a bet is accepted from the opening until just before the closing', () => {
  const accepts = (time: string) => isAccepting(open, at(time))
  expect(['08:44:59.999', '08:45:00', '08:49:29.999', '08:49:30'].map(accepts)).toEqual([false, true, true, false])
  expect(isAccepting(closed, at('08:46:00'))).toBe(false)
})

test('a round closes at its instant, and is drawn at its draw and never before', () => {
  const step = (one: Parameters<typeof stepOf>[0], time: string) => stepOf(one, at(time), at(time), 900)
  expect(step(open, '08:49:29.999')).toBeUndefined()
  expect(step(open, '08:49:30')).toBe('close')
  expect(step(open, '08:51:00')).toBe('close')
  expect(step(closed, '08:49:59.999')).toBeUndefined()
  expect(step(closed, '08:50:00')).toBe('draw')
  expect(step({ ...closed, source: 'feed' }, '08:50:00')).toBeUndefined()
  expect(step({ ...closed, isHeld: true }, '08:50:00')).toBeUndefined()
  for (const state of ['drawn', 'settled', 'cancelled'] as const)
    expect(step({ ...open, state }, '12:00:00')).toBeUndefined()
})

test('a round is cancelled when nobody could bet on it or draw it for longer than the game allows', () => {
  const after = (aliveAt: string | undefined, now: string, seconds: number, one: Parameters<typeof stepOf>[0] = open) =>
    stepOf(one, at(now), aliveAt ? at(aliveAt) : undefined, seconds)
  // Silent before the round opened counts from its opening.
  expect(after('08:00:00', '08:46:00', 60)).toBeUndefined()
  expect(after('08:00:00', '08:46:01', 60)).toBe('cancel')
  expect(after('08:46:00', '08:47:00', 60)).toBeUndefined()
  expect(after('08:46:00', '08:47:01', 60)).toBe('cancel')
  expect(after('08:46:00', '09:01:00', 900)).toBe('close')
  expect(after('08:46:00', '09:01:01', 900)).toBe('cancel')
  // Awake, and yet it could not be drawn.
  expect(after('09:05:00', '09:05:00', 900, closed)).toBe('draw')
  expect(after('09:05:01', '09:05:01', 900, closed)).toBe('cancel')
  // Staff decide of what is held.
  expect(after('12:00:00', '12:00:00', 900, { ...closed, isHeld: true })).toBeUndefined()
  // Nobody has looked after it yet.
  expect(after(undefined, '08:49:00', 60)).toBeUndefined()
})

test('draws that passed since the clock last looked are those of its silence, of a long one those of the last month', () => {
  const since = (aliveAt: string, now: string) => drawsSince(new Date(aliveAt), new Date(now))
  expect(since('2026-11-23T08:51:00Z', '2026-11-23T08:54:59Z')).toBeUndefined()
  expect(since('2026-11-23T08:54:59Z', '2026-11-23T08:55:00Z')).toEqual({
    first: new Date('2026-11-23T08:55:00Z'),
    last: new Date('2026-11-23T08:55:00Z'),
  })
  expect(since('2026-11-23T08:55:00Z', '2026-11-23T09:07:00Z')).toEqual({
    first: new Date('2026-11-23T09:00:00Z'),
    last: new Date('2026-11-23T09:05:00Z'),
  })
  expect(since('2020-01-01T00:00:00Z', '2026-11-23T09:07:00Z')?.first).toEqual(new Date('2026-10-23T09:10:00Z'))
  // The clock was ahead.
  expect(since('2026-11-24T00:00:00Z', '2026-11-23T09:07:00Z')).toBeUndefined()
})
