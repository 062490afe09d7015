import { expect, test } from 'vitest'
import { clockAt } from './clock.ts'
import { seeded } from './random.ts'

test('a clock stands still until it is moved', () => {
  const clock = clockAt('2026-11-20T10:00:00+09:00')
  expect(clock.now().toISOString()).toBe('2026-11-20T01:00:00.000Z')
  clock.advance(90_000)
  expect(clock.now().toISOString()).toBe('2026-11-20T01:01:30.000Z')
  clock.set('2026-11-20T23:30:00+09:00')
  expect(clock.now().toISOString()).toBe('2026-11-20T14:30:00.000Z')
})

test('a time without its zone is refused', () => {
  expect(() => clockAt('2026-11-20T10:00:00')).toThrow(/zone/)
})

test('the same seed gives the same sequence, another seed another', () => {
  const draws = (seed: string) => Array.from({ length: 20 }, seeded(seed).next)
  expect(draws('a')).toEqual(draws('a'))
  expect(draws('a')).not.toEqual(draws('b'))
  expect(draws('a').every((draw) => draw >= 0 && draw < 1)).toBe(true)
})

test('whole numbers reach both ends and nothing beyond', () => {
  const random = seeded(1)
  const drawn = new Set(Array.from({ length: 200 }, () => random.between(1, 5)))
  expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5])
  expect(random.bytes(40)).toHaveLength(40)
})
