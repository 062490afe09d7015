import { expect, test } from 'vitest'
import { isKeepable } from './plain-text.ts'

test('a null character or half a surrogate pair is found in texts and names at any depth, and nothing else is taken for one', () => {
  for (const bad of [
    'a\u0000b',
    'half \ud800',
    '\udc00 half',
    { a: [1, { b: '\u0000' }] },
    { 'a\u0000': 1 },
    [null, { c: 'x\ud800' }],
  ])
    expect(isKeepable(bad), JSON.stringify(bad)).toBe(false)
  for (const good of ['', '0', '\\u0000', null, undefined, 0, { a: [true, { b: '한글 \t\n 🎴' }] }])
    expect(isKeepable(good)).toBe(true)
})

test('what is nested past reason is refused, however deep, and the stack holds', () => {
  const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
  expect(isKeepable(nested(16))).toBe(true)
  expect(isKeepable(nested(17))).toBe(false)
  expect(isKeepable(nested(30_000))).toBe(false)
})
