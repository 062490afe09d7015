import { expect, test } from 'vitest'
import { multiplierOf, pocketOf, statisticsOf } from './past-pockets.ts'

test('a result of either table names its pocket, a void round none', () => {
  expect(pocketOf({ result: '17' })).toBe(17)
  expect(pocketOf({ result: '0, 4x50, 22x100' })).toBe(0)
  expect(pocketOf({ result: 'void' })).toBeUndefined()
})

test('a number was multiplied only if it was struck itself', () => {
  expect(multiplierOf({ result: '4, 4x50, 22x100' })).toBe(50)
  expect(multiplierOf({ result: '2, 4x50, 22x100' })).toBeUndefined()
})

test('hot and cold numbers are those that came most and least often', () => {
  const { hot, cold, rounds } = statisticsOf({ 17: 20, 5: 18, 32: 16, 0: 9 })
  expect(hot.map(({ pocket }) => pocket)).toEqual([17, 5, 32])
  expect(cold.every(({ count }) => count === 0)).toBe(true)
  expect(rounds).toBe(63)
})

test('shares count zero for no even chance', () => {
  const { shares } = statisticsOf({ 0: 1, 1: 1, 2: 1, 36: 1 })
  expect(shares).toEqual({ red: 0.5, black: 0.25, zero: 0.25, odd: 0.25, even: 0.5, low: 0.5, high: 0.25 })
})

test('without a round every share is 0', () => {
  expect(statisticsOf({}).shares.red).toBe(0)
})
