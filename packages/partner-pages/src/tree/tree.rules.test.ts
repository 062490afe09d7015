import type { TreeRow } from '@maru/contract'
import { expect, test } from 'vitest'
import { elsewhereOf, inOrder, isHit } from './tree.rules.ts'

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

test('where nobody moved, members and partners right below add up to the partner', () => {
  const self = { turnover: 900, netLoss: 40 }
  const below = [
    { turnover: 500, netLoss: -10 },
    { turnover: 100, netLoss: 70 },
  ]
  expect(elsewhereOf(self, { turnover: 300, netLoss: -20 }, below)).toBeUndefined()
  expect(elsewhereOf(self, self, [])).toBeUndefined()
})

test('what a branch brought before it came here is not taken for a loss of the members right below', () => {
  const self = { turnover: 300_000, netLoss: 50_000 }
  const direct = { turnover: 200_000, netLoss: 40_000 }
  const came = { turnover: 2_400_000, netLoss: 900_000 }
  expect(elsewhereOf(self, direct, [came])).toEqual({ turnover: -2_300_000, netLoss: -890_000 })
})
