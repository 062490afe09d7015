import { expect, test } from 'vitest'
import { barLength } from './bar.rules.ts'

test('a bar is as long as its part of the longest', () => {
  expect([barLength(50, 200), barLength(200, 200), barLength(0, 200)]).toEqual(['25%', '100%', '0%'])
})

test('what corrections brought below zero has no bar, whatever the others are', () => {
  expect([barLength(-39_996, 100_000), barLength(-5, 1), barLength(0, 0)]).toEqual(['0%', '0%', '0%'])
})
