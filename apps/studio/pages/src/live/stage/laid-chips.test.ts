import { expect, test } from 'vitest'
import { besideOwn, LaidChips } from './laid-chips.ts'

const sums = (own: { [key: string]: number }): Map<string, number> => new Map(Object.entries(own))

test('what lies when one comes is there; what is laid then is on its way for a moment', () => {
  const laid = new LaidChips()
  laid.note(sums({ banker: 1_000 }), 0, true)
  expect(laid.wayOf('banker', 0)).toBe(1)
  laid.note(sums({ banker: 1_000, tie: 500 }), 1_000, true)
  expect(laid.wayOf('tie', 1_000)).toBe(0)
  expect(laid.wayOf('tie', 1_100)).toBeGreaterThan(laid.wayOf('tie', 1_050))
  expect(laid.wayOf('tie', 1_190)).toBe(1)
  expect(laid.beforeOf('tie')).toBe(0)
})

test('chips on a stack are on their way to it, and stacks that are taken up are not', () => {
  const laid = new LaidChips()
  laid.note(sums({ banker: 1_000 }), 0, true)
  laid.note(sums({ banker: 3_000 }), 10, true)
  expect(laid.beforeOf('banker')).toBe(1_000)
  laid.note(sums({}), 500, true)
  laid.note(sums({ banker: 1_000 }), 600, true)
  expect(laid.beforeOf('banker')).toBe(0)
})

test('other news while a chip is on its way does not send it back', () => {
  const laid = new LaidChips()
  laid.note(sums({}), 0, true)
  laid.note(sums({ tie: 500 }), 10, true)
  laid.note(sums({ tie: 500, banker: 500 }), 100, true)
  expect(laid.wayOf('tie', 100)).toBeGreaterThan(0.5)
})

test('with reduced motion, and once betting is over, everything lies at once', () => {
  const laid = new LaidChips()
  laid.note(sums({}), 0, false)
  laid.note(sums({ tie: 500 }), 10, false)
  expect(laid.wayOf('tie', 10)).toBe(1)
})

test('what one won lies beside the stake, inside the place where the place has room', () => {
  const at = (x: number, radius: number, width: number) =>
    besideOwn({ own: { x, y: 0, radius }, bounds: { x: 0, y: 0, width, height: 90 } })
  expect(at(20, 10, 100)).toBe(43)
  expect(at(80, 10, 100)).toBe(57)
  // A circle has the stake in its middle.
  expect(at(58, 20, 116)).toBe(96)
  // A small one of a wide table, too: around it lie other places.
  expect(at(36, 22, 72)).toBe(50)
  // A line between two numbers has no room at all.
  expect(at(10, 10, 20)).toBe(-13)
})
