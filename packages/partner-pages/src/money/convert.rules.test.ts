import { expect, test } from 'vitest'
import { amountFinding, standsInTheWay } from './convert.rules.ts'

const bounds = { held: 50_000, minimum: 10_000, perDay: 3, convertedToday: 2 }

test.each([
  [50_000, undefined],
  [10_000, undefined],
  [9_999, 'minimum'],
  [50_001, 'most'],
  [0, 'none'],
])('of 50,000 with a minimum of 10,000 it converts %s: %s', (amount, finding) => {
  expect(amountFinding(amount, bounds)).toBe(finding)
})

test('nothing is converted below the minimum, or when the day is used up', () => {
  expect(standsInTheWay(bounds)).toBeUndefined()
  expect(standsInTheWay({ ...bounds, convertedToday: 3 })).toBe('times')
  expect(standsInTheWay({ ...bounds, convertedToday: 99, perDay: 0 })).toBeUndefined()
  expect(standsInTheWay({ ...bounds, held: 9_999 })).toBe('few')
  expect(standsInTheWay({ ...bounds, held: 0, minimum: 0 })).toBe('few')
})
