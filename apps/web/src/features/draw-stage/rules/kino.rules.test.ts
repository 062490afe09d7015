import { factsOf } from '@maru/draws'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagedOf } from './any-draw.fixture.ts'
import { countedSum, digitMs, kinoTimeline, litAtMs, litNumbers, sumOf } from './kino.rules.ts'

const draws = stagedOf('speedkino').map(({ draw }) => draw)

test('the end shows the 22 numbers of the draw and their sum', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const { durationMs } = kinoTimeline(draw)
      expect(litNumbers(draw, durationMs)).toEqual(draw.numbers)
      expect(countedSum(draw, durationMs)).toBe(factsOf('speedkino', draw).sum)
    }),
  )
})

test('a number that is lit stays lit, and numbers light up in the order of the draw', () => {
  fc.assert(
    fc.property(draws, fc.nat(11_000), (draw, atMs) => {
      const lit = litNumbers(draw, atMs)
      expect(lit).toEqual(draw.numbers.slice(0, lit.length))
    }),
  )
})

test('the counter never shows more than the lit numbers come to, nor less than those before the last', () => {
  fc.assert(
    fc.property(draws, fc.nat(11_000), (draw, atMs) => {
      const lit = litNumbers(draw, atMs)
      expect(countedSum(draw, atMs)).toBeLessThanOrEqual(sumOf(lit))
      expect(countedSum(draw, atMs)).toBeGreaterThanOrEqual(sumOf(lit.slice(0, -1)))
    }),
  )
})

test('the rhythm is the same for every draw and does not slow down', () => {
  const pauses = Array.from({ length: 21 }, (_, index) => litAtMs(index + 1) - litAtMs(index))
  expect(pauses.slice(0, 5)).toEqual(pauses.slice(5, 10))
  expect(Math.max(...pauses.slice(10))).toBe(Math.max(...pauses.slice(0, 10)))
})

test('the last digit is decided only after all numbers are lit', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      expect(digitMs(draw)).toBeGreaterThan(litAtMs(21))
    }),
  )
})
