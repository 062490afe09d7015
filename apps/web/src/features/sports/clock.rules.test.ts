import { expect, test } from 'vitest'
import { clockSeconds, clockText, partOf } from './clock.rules.ts'

const at = '2026-11-26T09:00:00.000Z'
const later = Date.parse(at) + 12_900
const clock = { at, playedSeconds: 4_560, remainingSeconds: null, isStopped: false, period: 2 }

test('a running clock counts on from the instant at which it was read', () => {
  expect(clockText(clockSeconds('soccer', clock, later)?.seconds ?? 0)).toBe('76:12')
})

test('a stopped one stands', () => {
  expect(clockSeconds('soccer', { ...clock, isStopped: true }, later)?.seconds).toBe(4_560)
})

test('where the rest is counted it goes down, and never below zero', () => {
  const left = { ...clock, playedSeconds: null, remainingSeconds: 10 }
  expect(clockSeconds('soccer', left, Date.parse(at) + 4_000)).toEqual({ seconds: 6, isLeft: true })
  expect(clockSeconds('soccer', left, later)?.seconds).toBe(0)
})

test('a device that is behind the server does not turn the clock back', () => {
  expect(clockSeconds('soccer', clock, Date.parse(at) - 5_000)?.seconds).toBe(4_560)
})

test('a sport without a clock has none', () => {
  expect(clockSeconds('soccer', { ...clock, playedSeconds: null }, later)).toBeNull()
  expect(clockSeconds('tennis', clock, later)).toBeNull()
})

test('what follows regular play is extra', () => {
  expect(partOf('soccer', 2).isExtra).toBe(false)
  expect(partOf('soccer', 3).isExtra).toBe(true)
  expect(partOf('basketball', 5)).toEqual({ name: 'quarter', nr: 5, isExtra: true })
})
