import { readdirSync, readFileSync } from 'node:fs'
import { resultCodes } from '@maru/contract'
import { describe, expect, test } from 'vitest'
import { fill } from './fill.ts'
import { text } from './index.ts'

const folder = new URL('../locales/', import.meta.url)
const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
const areas = readdirSync(new URL('ko/', folder))
const params = (words: string) => [...words.matchAll(/\{(\w+)/g)].map((m) => m[1]).sort()

describe.each(['en', 'vn'])('%s', (language) => {
  test.each(areas)('%s has the keys and the parameters of Korean, and no Korean', (file) => {
    const korean = read('ko', file)
    const other = read(language, file)
    expect(Object.keys(other).sort()).toEqual(Object.keys(korean).sort())
    for (const [key, words] of Object.entries(other)) {
      expect(new Set(params(words)), key).toEqual(new Set(params(korean[key] ?? '')))
      if (!key.startsWith('language.')) expect(words, key).not.toMatch(/\p{Script=Hangul}/u)
    }
  })
})

test.each(areas)('%s has no empty text, no exclamation mark and no dashes of machine writing', (file) => {
  for (const language of ['ko', 'en', 'vn'])
    for (const [key, words] of Object.entries(read(language, file))) {
      expect(words.trim(), `${language} ${key}`).not.toBe('')
      expect(words.replace('!@#', ''), `${language} ${key}`).not.toMatch(/[!—]/)
    }
})

test('every result code has a text, and no text is left over', () => {
  expect(Object.keys(read('ko', 'result-codes.json')).sort()).toEqual([...resultCodes].sort())
  expect(text('en', 'result-codes', 'TK001')).toBe('Login required')
})

test('a parameter is filled in, an unknown one stays visible, a count chooses its word', () => {
  expect(fill('{name}: {count} {count|game|games}', { name: 'A', count: 1 })).toBe('A: 1 game')
  expect(fill('{count} {count|game|games}', { count: 3 })).toBe('3 games')
  expect(fill('{missing}', { count: 3 })).toBe('{missing}')
})
