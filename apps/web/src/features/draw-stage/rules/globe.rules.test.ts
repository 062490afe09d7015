import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballRadius, type GlobeRules, globeOf } from './globe.rules.ts'
import { randomOf } from './random.rules.ts'

const numbers = Array.from({ length: 28 }, (_, index) => index + 1)
const rules = (seed: string, ball = 4): GlobeRules => ({
  seed,
  numbers,
  calls: [{ ball, fromMs: 400, leavesMs: 1_120 }],
  airAt: () => 1,
  isHeaped: true,
})
const seen = ({ balls }: ReturnType<typeof globeOf>) => balls.map(({ x, y, z, fx, fy, fz }) => [x, y, z, fx, fy, fz])

test('two people see the same, however many frames their screens show', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 6 }), (seed, frames) => {
      const [one, other] = [globeOf(rules(seed)), globeOf(rules(seed))]
      for (const atMs of frames) one.advanceTo(atMs)
      one.advanceTo(1_000)
      other.advanceTo(1_000)
      expect(seen(one)).toEqual(seen(other))
    }),
    { numRuns: 12 },
  )
})

test('every ball stays under the glass', () => {
  const globe = globeOf(rules('glass'))
  for (let atMs = 0; atMs < 3_000; atMs += 50) {
    globe.advanceTo(atMs)
    for (const { x, y, z, isGone } of globe.balls)
      if (!isGone) expect(Math.sqrt(x * x + y * y + z * z)).toBeLessThan(1 - ballRadius / 2)
  }
})

test('the called ball is at the gate when it leaves, and no other one leaves', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 27 }), (seed, ball) => {
      const globe = globeOf(rules(seed, ball))
      globe.advanceTo(1_110)
      const { x = 9, y = 9 } = globe.balls[ball] ?? {}
      expect(Math.hypot(x, y - (1 - ballRadius))).toBeLessThan(0.3)
      globe.advanceTo(1_200)
      expect(globe.balls.flatMap(({ isGone }, index) => (isGone ? [index] : []))).toEqual([ball])
    }),
    { numRuns: 20 },
  )
})

test('numbers made from words are the same every time and lie in [0, 1)', () => {
  const take = (words: string) => {
    const random = randomOf(words)
    return Array.from({ length: 50 }, () => random())
  }
  expect(take('powerball 2026-11-23T08:50:00Z')).toEqual(take('powerball 2026-11-23T08:50:00Z'))
  expect(take('a')).not.toEqual(take('b'))
  expect(take('c').every((number) => number >= 0 && number < 1)).toBe(true)
})
