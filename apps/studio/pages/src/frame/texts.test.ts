import { expect, test } from 'vitest'
import { sayIn } from './texts.ts'

test('a text is filled in the language asked for', () => {
  expect(sayIn('en')('chip', { n: '1,000' })).toBe('Chip of ₩1,000')
  expect(sayIn('vn')('freeSpin', { i: 2, n: 10 })).not.toMatch(/[{}]/)
  expect(sayIn('ko')('lobby')).toBe('로비')
})
