import { expect, test } from 'vitest'
import { groupOf, scoreOf } from './self-test.rules.ts'

test('the points of all answers are added', () => {
  expect(scoreOf([0, 3, 1, 0, 2, 0, 0, 0, 3])).toBe(9)
})

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'some'],
  [7, 'some'],
  [8, 'high'],
  [27, 'high'],
])('%d points are of the group %s', (score, group) => expect(groupOf(score)).toBe(group))
