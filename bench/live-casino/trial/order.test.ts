import { expect, test } from 'vitest'
import { Order } from './order.ts'

const after = (...messages: [term: number, seq: number, isWhole?: boolean][]) => {
  const order = new Order()
  for (const [term, seq, isWhole = false] of messages) order.take({ term, seq, isWhole })
  return [order.lost, order.disordered]
}

test('a whole table and all that follows is in order, also under a new leader', () => {
  expect(after([1, 7, true], [1, 8], [1, 9])).toEqual([0, 0])
  expect(after([1, 7, true], [2, 1, true], [2, 2])).toEqual([0, 0])
})

test('each number that does not come is a lost message', () => {
  expect(after([1, 7, true], [1, 9])).toEqual([1, 0])
  expect(after([1, 7, true], [1, 12, true])).toEqual([4, 0])
})

test('a number that comes twice, late, or before the whole table is out of order', () => {
  expect(after([1, 7, true], [1, 8], [1, 8])).toEqual([0, 1])
  expect(after([1, 7, true], [1, 9], [1, 8])).toEqual([1, 1])
  expect(after([1, 7])).toEqual([0, 1])
  expect(after([1, 7, true], [2, 1])).toEqual([0, 1])
  expect(after([2, 1, true], [1, 9])).toEqual([0, 1])
})
