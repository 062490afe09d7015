import { expect, test } from 'vitest'
import { mayComplete, mayStart } from './cash.rules.ts'

test('only an applied request can be started', () => {
  expect(([0, 2, 1, -1] as const).map((status) => mayStart({ status, staffId: null }))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
test('only whoever holds a waiting request decides it', () => {
  expect(mayComplete({ status: 2, staffId: 1 }, 1)).toBe(true)
  expect(mayComplete({ status: 2, staffId: 2 }, 1)).toBe(false)
  expect(mayComplete({ status: 2, staffId: null }, 1)).toBe(true)
  for (const status of [0, 1, -1] as const) expect(mayComplete({ status, staffId: 1 }, 1)).toBe(false)
})
