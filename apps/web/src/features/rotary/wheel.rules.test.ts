import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, brightnessOf, chanceOf, sectorsOf, turnTo } from './wheel.rules.ts'

const slices = [40, 25, 15, 10, 6, 3, 0.9, 0.1].map((percent, at) => ({ points: (at + 1) * 100, weight: percent * 10 }))

test('the slice that was drawn lies under the pointer when the wheel has stopped, wherever it stood', () => {
  fc.assert(
    fc.property(fc.nat(999), fc.float({ min: 0, max: 5_000, noNaN: true }), (roll, now) => {
      const stop = turnTo(now, roll, slices, 5)
      expect(stop - now).toBeGreaterThanOrEqual(5 * 360)
      expect(stop - now).toBeLessThan(6 * 360)
      const under = (((-stop % 360) + 360) % 360) / 360
      const drawn = sectorsOf(slices).findIndex(({ from, to }) => under >= from && under < to)
      const tops = slices.map((_, at) => slices.slice(0, at + 1).reduce((sum, { weight }) => sum + weight, 0))
      const expected = tops.findIndex((top) => roll < top)
      expect(drawn).toBe(expected)
      // Nothing looks as if it had nearly been won.
      const { from, to } = sectorsOf(slices)[drawn] as { from: number; to: number }
      expect(Math.min(under - from, to - under)).toBeGreaterThan((to - from) * 0.19)
    }),
  )
})

test('a slice is as wide as it is likely, and the rarest prize the brightest', () => {
  const widths = sectorsOf(slices).map(({ from, to }) => to - from)
  expect(widths[0]).toBeCloseTo(0.4)
  expect(widths[7]).toBeCloseTo(0.001)
  expect(chanceOf(slices[7] ?? { points: 0, weight: 1 }, slices)).toEqual({ percent: 0.1, once: 1_000 })
  expect([brightnessOf(slices[0] as never, slices), brightnessOf(slices[7] as never, slices)]).toEqual([0, 1])
  expect(
    averageOf([
      { points: 100, weight: 3 },
      { points: 1_000, weight: 1 },
    ]),
  ).toBe(325)
})
