import { expect, test } from 'vitest'
import { roundName } from './round-name.ts'

test('a round is named as its game names it', () => {
  expect(roundName('7f3a92c1-0b1c-4d2e-8f00-112233445566')).toBe('#7F3A92C1')
  expect(roundName('20261122-118')).toBe('20261122-118')
})
