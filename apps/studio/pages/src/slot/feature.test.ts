import { expect, test } from 'vitest'
import type { SlotEvent } from '../../../src/games/slot/slot-events.ts'
import { sayIn } from '../frame/texts.ts'
import { type Feature, featureAfter, featureSum, turning } from './feature.ts'

const lantern = (cell: number) => ({ cell, value: 1_000 })
const started: SlotEvent = { type: 'respins-started', lanterns: [0, 1, 2, 3, 4, 5].map(lantern), left: 3 }
const stopped = (landed: number[], left: number): SlotEvent => ({
  type: 'respin-stopped',
  landed: landed.map(lantern),
  left,
})
const ended = (full: boolean): SlotEvent => ({ type: 'respins-ended', full, fullPrize: 0, amount: 6_000 })
const after = (...events: SlotEvent[]) => events.reduce<Feature | undefined>(featureAfter, undefined)

test('a respin counts from the moment that it turns, and a new lantern sets the count back', () => {
  const before = after(started)
  expect(turning(before)).toMatchObject({ left: 2, lit: 6 })
  expect(featureAfter(turning(before), stopped([], 2))).toMatchObject({ left: 2, lit: 6 })
  expect(featureAfter(turning(before), stopped([7, 8], 3))).toMatchObject({ left: 3, lit: 8 })
})

test('once the respins are over the board counts none that are left, also when every lantern is lit', () => {
  expect(after(started, stopped([], 0), ended(false))).toMatchObject({ left: undefined, lit: 6 })
  const rest = Array.from({ length: 9 }, (_, n) => n + 6)
  expect(after(started, stopped(rest, 3), ended(true))).toMatchObject({ left: undefined, lit: 15 })
})

test('free spins keep their number from the first to the last', () => {
  const free = after({ type: 'free-spins-started', spins: 10 }, { type: 'free-spin-started', spin: 7, multiplier: 3 })
  expect(free).toEqual({ kind: 'free', spin: 7, spins: 10, multiplier: 3 })
})

test('what a feature brought is said apart from what the round had won before it', () => {
  expect(featureSum('Free spins total', '₩5,000', '₩2,000', sayIn('en'))).toBe(
    'Free spins total · ₩5,000 + ₩2,000 before',
  )
  expect(featureSum('등불 합계', '5,000원', undefined, sayIn('ko'))).toBe('등불 합계 · 5,000원')
})
