import { expect, test } from 'vitest'
import { amountFinding, mostConvertible, standsInTheWay } from './conversion.rules.ts'

const bounds = { held: 5_400, minimum: 1_000, unit: 1_000, perDay: 3, convertedToday: 0 }

test('all that can be converted is what is held, cut to the unit', () => {
  expect(mostConvertible(bounds)).toBe(5_000)
  expect(mostConvertible({ held: 5_400, unit: 1 })).toBe(5_400)
})

test('an amount is refused by the code of the wire', () => {
  const codes = [0, 500, 6_000, 1_500, 2_000].map((amount) => amountFinding(amount, bounds))
  expect(codes).toEqual(['P001', 'P003', 'P002', 'P004', undefined])
})

test('nothing is asked for where nothing can be had', () => {
  expect(standsInTheWay(bounds)).toBeUndefined()
  expect(standsInTheWay({ ...bounds, held: 999 })).toBe('few')
  expect(standsInTheWay({ ...bounds, convertedToday: 3 })).toBe('P009')
  expect(standsInTheWay({ ...bounds, perDay: 0, convertedToday: 9 })).toBeUndefined()
})
