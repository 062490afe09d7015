import type { SportsBoardMarket } from '@maru/contract'
import { expect, test } from 'vitest'
import { inKeptOrder, readMargin, readPrice, stepIn } from './board.rules.ts'

const markets = (...keys: string[]) => keys.map((key) => ({ key }) as SportsBoardMarket)

test('the key of a market stays its key as long as the event is looked at', () => {
  const { order } = inKeptOrder([], markets('1', '18', '16'))
  const next = inKeptOrder(order, markets('16', '10', '1'))
  expect(next.order).toEqual(['1', '18', '16', '10'])
  expect(next.markets.map(({ key }) => key)).toEqual(['1', '16', '10'])
})

test('a price and a margin are read as they are written, or not at all', () => {
  expect(['2.04', '2,04', ' 2 ', '1.955', '1000'].map(readPrice)).toEqual([2_040, 2_040, 2_000, 1_955, 1_000_000])
  expect(['', '-2', '2.0404', 'x', '2.'].map(readPrice)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['6', '6.25', '7,5 %', '600', ''].map(readMargin)).toEqual([600, 625, 750, undefined, undefined])
})

test('moving stops at both ends, and begins at the first', () => {
  expect([stepIn(['a', 'b'], -1, 1), stepIn(['a', 'b'], 1, 1), stepIn(['a', 'b'], 0, -1)]).toEqual(['a', 'b', 'a'])
  expect(stepIn([], -1, 1)).toBeUndefined()
})
