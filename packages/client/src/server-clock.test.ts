import { expect, test } from 'vitest'
import { betterReading, readingOf } from './server-clock.ts'

test('half of the way there and back is taken off', () => {
  expect(readingOf(10_100, 1_000, 1_200)).toEqual({ offsetMs: 9_000, errorMs: 100, takenAt: 1_200 })
})

test('the reading with the shorter way holds', () => {
  const short = readingOf(10_020, 1_000, 1_040)
  const long = readingOf(12_180, 3_000, 3_400)
  expect(betterReading(undefined, long)).toBe(long)
  expect(betterReading(short, long)).toBe(short)
  expect(betterReading(long, short)).toBe(short)
})

test('a clock that was set is believed at once, however long the way was', () => {
  const before = readingOf(10_000, 1_000, 1_000)
  const after = readingOf(310_000, 2_000, 2_600)
  expect(betterReading(before, after)).toBe(after)
})

test('an old reading gives way to a newer one with a little more error', () => {
  const old = readingOf(10_000, 1_000, 1_020)
  const later = readingOf(1_009_030, 1_000_000, 1_000_080)
  expect(betterReading(old, later)).toBe(later)
})
