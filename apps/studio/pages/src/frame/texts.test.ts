import { expect, test } from 'vitest'
import { percent, roundName, sayIn, short } from './texts.ts'

test('a text is filled in the language asked for', () => {
  expect(sayIn('en')('chip', { n: '1,000' })).toBe('₩1,000 chip')
  expect(sayIn('vn')('freeSpin', { i: 2, n: 10 })).not.toMatch(/[{}]/)
  expect(sayIn('ko')('lobby')).toBe('로비')
})

test('a return has one decimal, is never rounded up, and has the decimal sign of its language', () => {
  expect(percent(9_619, 'ko')).toBe('96.1%')
  expect(percent(9_500, 'en')).toBe('95.0%')
  expect(percent(9_899, 'vn')).toBe('98,9%')
})

test('a short sum is exact, in the units and with the decimal sign of its language', () => {
  expect(['ko', 'en', 'vn'].map((language) => short(1_250_000, language as 'ko'))).toEqual(['125만', '1.25M', '1,25tr'])
  expect(['ko', 'en', 'vn'].map((language) => short(12_500, language as 'ko'))).toEqual(['1.25만', '12.5K', '12,5k'])
  expect(['ko', 'en', 'vn'].map((language) => short(5_000_000, language as 'ko'))).toEqual(['500만', '5M', '5tr'])
  expect([10_000_000, 50_000_000, 12_000_000].map((sum) => short(sum, 'ko'))).toEqual(['1천만', '5천만', '1,200만'])
  expect(['ko', 'en', 'vn'].map((language) => short(1_234_567, language as 'ko'))).toEqual([
    '1,234,567',
    '1,234,567',
    '1.234.567',
  ])
})

test('a round is named by the beginning of its id', () => {
  expect(roundName('7f3a92c1-0b1c-4d2e-8f00-112233445566')).toBe('#7F3A92C1')
})
