import { expect, test } from 'vitest'
import { changeFrom, isBelowLeast } from './limit-change.rules.ts'

test('a first limit and a lower one are tighter, a higher one is looser, and the same one changes nothing', () => {
  expect([changeFrom(null, 100), changeFrom(100, 99), changeFrom(100, 101), changeFrom(100, 100)]).toEqual([
    'tighter',
    'tighter',
    'looser',
    undefined,
  ])
})

test('a limit of nothing is a limit, and nothing typed is none', () => {
  expect([changeFrom(null, 0), changeFrom(null, undefined)]).toEqual(['tighter', undefined])
})

test('a limit below the least deposit lets none through; nothing and the least itself say what they mean', () => {
  expect([1, 9_999, 10_000, 0, undefined].map((typed) => isBelowLeast(typed, 10_000))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isBelowLeast(5, 0)).toBe(false)
})
