import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagedOf } from './any-draw.fixture.ts'
import { ballsAt, powerballMs, pushAt, rollingBalls } from './powerball.rules.ts'

const draws = stagedOf('powerball').map(({ draw }) => draw)
const instant = fc.integer({ min: 0, max: powerballMs })

test('the end shows the balls of the draw, in their order, and the power ball in its cup', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const end = ballsAt(draw, powerballMs)
      expect(end.every(({ state }) => state === 'resting')).toBe(true)
      expect(end.map(({ number }) => number)).toEqual([...draw.numbers, draw.powerBall])
      expect(end.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5])
    }),
  )
})

test('at most one ball is on its way', () => {
  fc.assert(
    fc.property(draws, instant, (draw, atMs) => {
      expect(ballsAt(draw, atMs).filter(({ state }) => state === 'rolling').length).toBeLessThanOrEqual(1)
    }),
  )
})

test('no ball rolls back, and each has gone its whole way when it rests', () => {
  fc.assert(
    fc.property(draws, instant, fc.nat(400), (draw, atMs, laterMs) => {
      const later = ballsAt(draw, atMs + laterMs)
      ballsAt(draw, atMs).forEach(({ way, state }, place) => {
        expect(later[place]?.way).toBeGreaterThanOrEqual(way)
        if (state === 'resting') expect(way).toBeCloseTo(1)
      })
    }),
  )
})

test('the power ball comes last and by itself', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const balls = rollingBalls(draw)
      expect((balls[5]?.leavesMs ?? 0) - (balls[4]?.arrivesMs ?? 0)).toBeGreaterThan(1_000)
    }),
  )
})

test('a ball that arrives pushes the others, and they come to rest again', () => {
  const draw = { numbers: [8, 14, 19, 23, 5], powerBall: 7 }
  const arrivesMs = rollingBalls(draw)[1]?.arrivesMs ?? 0
  expect(pushAt(draw, 0)).toBe(0)
  expect(pushAt(draw, arrivesMs + 65)).toBeCloseTo(1)
  expect(pushAt(draw, arrivesMs + 300)).toBe(0)
})
