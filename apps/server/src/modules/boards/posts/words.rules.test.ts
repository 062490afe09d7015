import { expect, test } from 'vitest'
import { bare, gramsOf, searchedWords, termsOf } from './words.rules.ts'

test('a word of two syllables is found by its one pair of characters', () => {
  expect(gramsOf(searchedWords('오늘 입금 안내'))).toEqual(expect.arrayContaining(gramsOf('입금')))
  expect(gramsOf(searchedWords('입 금'))).not.toEqual(expect.arrayContaining(['입금']))
})

test('letters of Korean that a keyboard left apart are the same word', () => {
  expect(searchedWords('입금'.normalize('NFD'))).toBe('입금')
})

test('a term of single characters finds nothing to look for, and one of many words is cut', () => {
  expect(termsOf('가 나 a')).toEqual([])
  expect(termsOf(Array.from({ length: 10_000 }, (_, at) => `낱말${at}`).join(' '))).toHaveLength(8)
})

test('a text as long as it may be makes no more pairs than are searched', () => {
  expect(gramsOf(searchedWords('가나다라'.repeat(100_000))).length).toBeLessThanOrEqual(4_000)
})

test('a word of the list is found in whatever way it is spaced', () => {
  for (const text of ['스팸', '스 팸', '스.팸', 'ｓｐａｍ 스-팸']) expect(bare(text)).toContain('스팸')
})
