import { expect, test } from 'vitest'
import { isLiftable } from './lift.rules.ts'

const endsAt = '2027-05-26T00:00:00+09:00'
const end = Date.parse(endsAt)

test('an exclusion is lifted after its term, never before, and once', () => {
  const exclusion = { kind: 'self-exclusion', endsAt, liftedAt: null }
  expect([isLiftable(exclusion, end - 1), isLiftable(exclusion, end)]).toEqual([false, true])
  expect(isLiftable({ ...exclusion, liftedAt: endsAt }, end)).toBe(false)
})

test('a time-out ends by itself', () => {
  expect(isLiftable({ kind: 'time-out', endsAt, liftedAt: null }, end)).toBe(false)
})
