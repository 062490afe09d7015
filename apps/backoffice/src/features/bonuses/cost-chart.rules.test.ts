import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { gainAt, placeOf } = await import('./cost-chart.rules.ts')

test.each([
  [0, { start: 50, width: 0 }],
  [5_000, { start: 50, width: 25 }],
  [-5_000, { start: 25, width: 25 }],
  [30_000, { start: 50, width: 50 }],
  [-170_000, { start: 0, width: 50 }],
])('a gain of %d basis points stands on its side of zero, and ends at the edge of the scale', (gain, place) => {
  expect(placeOf(gain)).toEqual(place)
})

test('at a multiple of none the whole bonus is a gain, and at the break-even multiple nothing is', () => {
  expect(gainAt({ weight: 100, returnBp: 9_600 }, 0)).toBe(10_000)
  expect(gainAt({ weight: 100, returnBp: 9_600 }, 25)).toBe(0)
  expect(gainAt({ weight: 20, returnBp: 9_600 }, 5)).toBe(0)
})
