import { expect, test } from 'vitest'
import { leftOf, shareLeft, tightest } from './limit.rules.ts'

const limit = (kind: 'deposit' | 'loss' | 'stake', amount: number, used: number) => ({ kind, amount, used })

test('what is left is never below none, also where a correction passed the limit', () => {
  expect([leftOf(limit('loss', 100, 30)), leftOf(limit('loss', 100, 130))]).toEqual([70, 0])
})

test('what was won shows a whole moon, and a limit of nothing an empty one', () => {
  expect([
    shareLeft(limit('loss', 100, -50)),
    shareLeft(limit('loss', 100, 25)),
    shareLeft(limit('stake', 0, 0)),
  ]).toEqual([1, 0.75, 0])
})

test('the tightest limit is the one that leaves the least, whatever its amount', () => {
  const limits = [limit('loss', 1_000, 10), limit('stake', 5_000, 4_900), limit('deposit', 50, 50)]
  expect(tightest(limits, ['loss', 'stake'])).toBe(limits[1])
  expect(tightest(limits, ['deposit'])).toBe(limits[2])
  expect(tightest([], ['deposit'])).toBeUndefined()
})
