import type { TreeRow } from '@maru/contract'
import { expect, test } from 'vitest'
import { inOrder, isHit, restOf } from './tree.rules.ts'

const row = (partnerId: number, parentId: number | null): TreeRow =>
  ({ partnerId, parentId, memId: `p${partnerId}`, memNick: `북쪽${partnerId}` }) as TreeRow

test('what a search found stands below the ones above it, whatever order it came in', () => {
  const found = [row(7, 4), row(2, 1), row(4, 2), row(9, 8), row(3, 1), row(5, 2)]
  expect(inOrder(found, 1).map(({ partnerId }) => partnerId)).toEqual([2, 4, 7, 5, 3])
})

test('a circle in an answer ends', () => {
  expect(inOrder([row(2, 1), row(1, 2)], 1).map(({ partnerId }) => partnerId)).toEqual([2])
})

test('a hit has the words in its id or nickname, in any case', () => {
  expect(isHit(row(2, 1), ' P2')).toBe(true)
  expect(isHit(row(2, 1), '북쪽')).toBe(true)
  expect(isHit(row(2, 1), 'main')).toBe(false)
  expect(isHit(row(2, 1), '  ')).toBe(false)
})

test('the partners right below and the members right below add up to the partner', () => {
  const self = { turnover: 900, netLoss: 40 }
  expect(
    restOf(self, [
      { turnover: 500, netLoss: -10 },
      { turnover: 100, netLoss: 70 },
    ]),
  ).toEqual({ turnover: 300, netLoss: -20 })
  expect(restOf(self, [])).toEqual(self)
})
