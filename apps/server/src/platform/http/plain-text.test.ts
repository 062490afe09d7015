import { expect, test } from 'vitest'
import { hasNul } from './plain-text.ts'

test('a text with a null character is found however deep it lies', () => {
  for (const value of ['a\u0000', { a: [{ b: 'x\u0000y' }] }, { 'k\u0000': 1 }]) expect(hasNul(value)).toBe(true)
  for (const value of ['a', '\\u0000', 0, null, { a: ['b', { c: true }] }]) expect(hasNul(value)).toBe(false)
})
