import { wheelOrder } from '@maru/live-games'
import { describe, expect, test } from 'vitest'
import { FALL_MS, LEAVING_SPEED } from './ball-fall.ts'
import { chanceOfRound } from './seeded.ts'
import { type BallPlace, spinOf, THROWN_AT, THROWN_MS } from './spin.ts'
import { angleOfDeflector, DEFLECTORS, FRONT, FULL_TURN, HEIGHT, pocketAt, RADIUS, turned } from './wheel-shape.ts'
import { idleAngle, type Turn, wheelAngle } from './wheel-turn.ts'

const tables = ['moonlit-roulette', 'halo-roulette', 'hc-grand-roulette']
const turnOf = (pocket: number, round: number, restMs: number): Turn => ({
  beganAt: 1_790_000_000_000 + round * 35_000,
  pocket,
  frontMs: restMs + 700,
  onMs: restMs + 5_500,
  endMs: restMs + 9_500,
})
const spinOfRound = (table: string, pocket: number, round: number, restMs = 9_000) => {
  const turn = turnOf(pocket, round, restMs)
  const wheelAt = (ms: number) => wheelAngle(turn, ms)
  return { turn, wheelAt, spin: spinOf(pocket, restMs, wheelAt, chanceOfRound(table, round)) }
}
const rounds = Array.from({ length: 60 }, (_, round) => round + 1)
/** Apart as angles. */
const apart = (one: number, other: number): number => {
  const between = turned(one - other)
  return Math.min(between, FULL_TURN - between)
}

describe.each(tables)('at %s', (table) => {
  test('the ball ends in the pocket of every number, from every seed, and stays there', () => {
    for (const pocket of wheelOrder)
      for (const round of rounds) {
        const { spin, wheelAt } = spinOfRound(table, pocket, round, table === 'halo-roulette' ? 13_000 : 9_000)
        for (const ms of [spin.landsMs, 9_000, 13_000, 14_500, 20_000].filter((at) => at >= spin.landsMs)) {
          const { angle, radius } = spin.placeAt(ms)
          expect(pocketAt(angle, wheelAt(ms))).toBe(pocket)
          expect(radius).toBe(RADIUS.pocket)
        }
      }
  })

  test('it never jumps from one place to another, and stays inside the bowl', () => {
    for (const round of rounds) {
      const { spin } = spinOfRound(table, wheelOrder[round % 37] as number, round)
      const places = Array.from({ length: 2_500 }, (_, at) => spin.placeAt(at * 4))
      const largest = (of: (place: BallPlace, before: BallPlace) => number) =>
        Math.max(...places.slice(1).map((place, at) => of(place, places[at] as BallPlace)))
      expect(largest((place, before) => apart(place.angle, before.angle))).toBeLessThan(0.08)
      expect(largest((place, before) => Math.abs(place.radius - before.radius))).toBeLessThan(0.01)
      expect(largest((place, before) => Math.abs(place.height - before.height))).toBeLessThan(0.06)
      expect(Math.max(...places.map(({ radius }) => radius))).toBe(RADIUS.track)
      expect(Math.min(...places.map(({ radius }) => radius))).toBe(RADIUS.pocket)
      expect(Math.min(...places.map(({ height }) => height))).toBeCloseTo(HEIGHT.pocket)
    }
  })

  test('it comes from the hand of the dealer, runs clockwise and slower and slower, and hits a deflector', () => {
    for (const round of rounds) {
      const { spin } = spinOfRound(table, 17, round)
      expect(apart(spin.placeAt(THROWN_MS).angle, THROWN_AT)).toBeLessThan(1e-6)
      const speedAt = (ms: number) => (spin.placeAt(ms + 1).angle - spin.placeAt(ms).angle) * 1_000
      expect(speedAt(THROWN_MS)).toBeGreaterThan(speedAt(spin.trackEndMs - 100) + 3)
      expect(speedAt(spin.trackEndMs - 2)).toBeCloseTo(LEAVING_SPEED, 1)
      const { angle } = spin.placeAt(spin.hitMs)
      const nearest = Math.min(...Array.from({ length: DEFLECTORS }, (_, at) => apart(angle, angleOfDeflector(at))))
      expect(nearest).toBeLessThan(1e-6)
    }
  })
})

test('two tables, and two rounds of one, look different with the same number', () => {
  const ways = ['one', 'other'].flatMap((table) => [1, 2].map((round) => spinOfRound(table, 17, round).spin.hitMs))
  expect(new Set(ways).size).toBe(ways.length)
})

test('the fall takes as long as one sees a ball fall', () => {
  expect(FALL_MS).toBeGreaterThan(200)
  expect(FALL_MS).toBeLessThan(1_500)
})

test('the wheel brings the pocket to the front, and is where it idles when the next round begins', () => {
  for (const pocket of wheelOrder)
    for (const round of rounds) {
      const turn = turnOf(pocket, round, 9_000)
      expect(pocketAt(FRONT, wheelAngle(turn, turn.frontMs))).toBe(pocket)
      expect(apart(wheelAngle(turn, 0), idleAngle(turn.beganAt))).toBeLessThan(1e-6)
      expect(apart(wheelAngle(turn, turn.endMs), idleAngle(turn.beganAt + turn.endMs))).toBeLessThan(1e-6)
    }
})

test('the wheel never jumps and never turns back', () => {
  for (const round of rounds) {
    const turn = turnOf(round % 37, round, 9_000)
    const angles = Array.from({ length: (turn.endMs + 150) / 10 }, (_, at) => wheelAngle(turn, at * 10 - 50))
    const steps = angles.slice(1).map((angle, at) => turned((angles[at] as number) - angle))
    expect(Math.max(...steps)).toBeLessThan(0.06)
  }
})
