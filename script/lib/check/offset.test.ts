import { expect, test } from 'vitest'
import { offsetStep, unboundedSkips } from './offset.ts'

const file = 'apps/server/src/modules/cashier/request.repository.ts'

test('a list that skips rows is named unless its bound is', () => {
  for (const text of [
    'SELECT 1 LIMIT $1 OFFSET $2',
    'ORDER BY id OFFSET $2 - place.before',
    '    .offset((page - 1) * size)',
  ]) {
    expect(unboundedSkips([{ file, text }], {})).toEqual([expect.stringContaining('request.repository.ts skips rows')])
    expect(unboundedSkips([{ file, text }], { 'cashier/request.repository.ts': 'bounded' })).toEqual([])
  }
})

test('a fence of the planner, a comment and a bound that is no longer needed', () => {
  const text = '/** OFFSET 0: each by its key. */\n  // OFFSET $2\nSELECT 1 OFFSET 0) x'
  expect(unboundedSkips([{ file, text }], {})).toEqual([])
  expect(unboundedSkips([{ file, text }], { 'cashier/request.repository.ts': 'bounded' })).toHaveLength(1)
})

test('every list of the product begins behind a row, or says what bounds it', async () => {
  expect((await offsetStep.run()).problems).toEqual([])
})
