import type { Dice } from '@maru/live-games'
import { expect, test } from 'vitest'
import { chanceOfRound } from '../wheel/seeded.ts'
import { faceUp, heightOn, lyingOn } from './die-faces.ts'
import { HALF, throwOf } from './throw.ts'
import { turnedAxis } from './turns.ts'

const faces = [1, 2, 3, 4, 5, 6]
const everyThrow = faces.flatMap((one) => faces.flatMap((two) => faces.map((three): Dice => [one, two, three])))
const REST = 4_500
const throwIn = (dice: Dice, round: number) => throwOf(dice, REST, chanceOfRound('sic-bo-1', round))

test('all 216 throws end with their faces up, from every seed, and lie flat', () => {
  for (const dice of everyThrow)
    for (let round = 1; round <= 20; round++) {
      const placesAt = throwIn(dice, round)
      for (const ms of [REST, REST + 1, 9_000]) {
        const places = placesAt(ms)
        expect(places.map(({ turn }) => faceUp(turn))).toEqual(dice)
        for (const { z, turn } of places) {
          expect(z).toBeCloseTo(HALF)
          expect(
            Math.max(
              ...[0, 1, 2].map((axis) =>
                Math.abs(turnedAxis(turn, [0, 0, 1].map((_, at) => Number(at === axis)) as never)[2]),
              ),
            ),
          ).toBeCloseTo(1)
        }
      }
    }
})

test('a die shows other faces on its way', () => {
  const seen = new Set<number>()
  const placesAt = throwIn([1, 1, 1], 3)
  for (let ms = 0; ms < REST; ms += 20) for (const { turn } of placesAt(ms)) seen.add(faceUp(turn))
  expect(seen.size).toBe(6)
})

test('no die jumps from one place to another, sinks into the dish or leaves it', () => {
  for (let round = 1; round <= 40; round++) {
    const placesAt = throwIn([2, 5, 6], round)
    const frames = Array.from({ length: REST / 5 + 40 }, (_, at) => placesAt(at * 5))
    const steps = frames.slice(1).flatMap((places, at) =>
      places.map(({ x, y, z }, die) => {
        const before = frames[at]?.[die] ?? { x, y, z }
        return Math.hypot(x - before.x, y - before.y, z - before.z)
      }),
    )
    expect(Math.max(...steps)).toBeLessThan(0.08)
    const all = frames.flat()
    expect(Math.min(...all.map(({ z, turn }) => z - heightOn(turn, HALF)))).toBeGreaterThanOrEqual(-1e-9)
    expect(Math.max(...all.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(1 - HALF * Math.SQRT2)
  }
})

test('no two dice touch', () => {
  for (let round = 1; round <= 40; round++) {
    const placesAt = throwIn([4, 4, 4], round)
    for (let ms = 0; ms <= REST; ms += 25) {
      const [one, two, three] = placesAt(ms)
      if (!one || !two || !three) throw new Error('three dice')
      const apart = [
        [one, two],
        [two, three],
        [three, one],
      ].map(([a, b]) => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)))
      expect(Math.min(...apart)).toBeGreaterThan(2 * HALF * Math.SQRT2)
    }
  }
})

test('a lying die is as high as half its edge, a tipped one higher', () => {
  expect(heightOn(lyingOn(3, 0.7), 1)).toBeCloseTo(1)
  expect(faceUp(lyingOn(5, 2))).toBe(5)
})
