import { expect, test } from 'vitest'
import { changeFrom } from './limit-change.rules.ts'

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
