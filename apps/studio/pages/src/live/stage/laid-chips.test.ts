import { describe, expect, test } from 'vitest'
import { LaidChips, sharePlace } from './laid-chips.ts'

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

describe('what one won lies beside the stake', () => {
  const at = (x: number, radius: number, width: number) =>
    sharePlace({ own: { x, y: 0, radius }, bounds: { x: 0, y: 0, width, height: 90 } })

  test('inside the place, at the side that has room', () => {
    expect(at(20, 10, 100)).toEqual({ stakeX: 20, wonX: 43, scale: 1 })
    expect(at(80, 10, 100)).toEqual({ stakeX: 80, wonX: 57, scale: 1 })
  })

  test('in a circle around the stake both move apart, in a small one as smaller chips; neither lies on the other or past the edge', () => {
    for (const [radius, width] of [
      [24, 116],
      [22, 72],
      [18, 60],
      [15, 50],
    ] as const) {
      const { stakeX, wonX, scale } = at(width / 2, radius, width)
      expect(wonX - stakeX).toBeGreaterThanOrEqual(2 * radius * scale)
      expect(stakeX - radius * scale).toBeGreaterThanOrEqual(-0.01)
      expect(wonX + radius * scale).toBeLessThanOrEqual(width + 0.01)
      expect(scale).toBeGreaterThan(0.75)
    }
    expect(at(58, 24, 116).scale).toBe(1)
  })

  test('outside a line between two numbers, which has no room at all', () => {
    expect(at(10, 10, 20)).toEqual({ stakeX: 10, wonX: -13, scale: 1 })
  })
})
