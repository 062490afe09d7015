import { expect, test } from 'vitest'
import { afterFrame, type Pace } from './pace.rules.ts'

const start: Pace = { ratio: 2, frames: 0, late: 0 }
const after = (intervals: readonly number[]): number =>
  intervals.reduce((pace, interval) => afterFrame(pace, interval), start).ratio
const times = (count: number, interval: number): number[] => Array.from({ length: count }, () => interval)

test('a device that keeps up paints as fine as its screen', () => {
  expect(after(times(600, 16.7))).toBe(2)
})

test('one late frame in three is no reason, half of them are', () => {
  expect(after(times(40, 0).flatMap(() => [16.7, 16.7, 34]))).toBe(2)
  expect(after(times(12, 0).flatMap(() => [16.7, 34]))).toBeCloseTo(1.6)
})

test('it goes down step by step, and never below a pixel of the page', () => {
  expect(after(times(48, 40))).toBeCloseTo(1.28)
  expect(after(times(600, 40))).toBe(1)
})

test('a pause is not a late frame', () => {
  expect(after(times(300, 1_000))).toBe(2)
})
