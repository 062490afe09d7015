import { readdirSync, readFileSync } from 'node:fs'
import { type Language, resultCodes } from '@maru/contract'
import { describe, expect, test } from 'vitest'
import { addTexts, makeCatalogue, type Params, textIn } from './catalogue.ts'
import { type CompiledTexts, compileTexts } from './compile-texts.ts'
import { text } from './index.ts'

const folder = new URL('../locales/', import.meta.url)
const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
const areas = readdirSync(new URL('ko/', folder))
const namesIn = (parts: CompiledTexts[string]): string[] =>
  parts.flatMap((part) => (Array.isArray(part) ? [part[0]] : []))
/** Also says that the text is well-formed. */
const params = (words: string) => new Set(namesIn(compileTexts({ words }).words ?? []))

const say = (language: Language, words: string, values?: Params): string => {
  const catalogue = makeCatalogue(language)
  addTexts(catalogue, language, 'here', compileTexts({ words }))
  return textIn(catalogue, 'here', 'words', values)
}

describe.each(['en', 'vn'])('%s', (language) => {
  test.each(areas)('%s has the keys and the parameters of Korean, and no Korean', (file) => {
    const korean = read('ko', file)
    const other = read(language, file)
    expect(Object.keys(other).sort()).toEqual(Object.keys(korean).sort())
    for (const [key, words] of Object.entries(other)) {
      expect(params(words), key).toEqual(params(korean[key] ?? ''))
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

test('a parameter is filled in, and what a person wrote stays as it was written', () => {
  expect(say('ko', '{name} 님, {sum}원', { name: '<b>{sum}</b>', sum: 3 })).toBe('<b>{sum}</b> 님, 3원')
  expect(say('en', 'Tonight’s slots')).toBe('Tonight’s slots')
})

test('a count chooses its word by the rules of its language', () => {
  const words = '{count} {count, plural, one {game} other {games}}'
  expect(say('en', words, { count: 1 })).toBe('1 game')
  expect(say('en', words, { count: 0 })).toBe('0 games')
  expect(say('en', words, { count: '1,200' })).toBe('1,200 games')
  expect(say('vn', words, { count: 1 })).toBe('1 games')
})

test('a text that is not there is said as its key', () => {
  expect(textIn(makeCatalogue('en'), 'main', 'groups.title')).toBe('groups.title')
})

test('a text whose braces do not close is refused before anybody reads it', () => {
  expect(() => compileTexts({ broken: '{count' })).toThrow()
})

test('a name that runs from right to left leaves the words around it their order', () => {
  expect(say('ko', '{name}님, 어서 오세요', { name: 'مرحبا' })).toBe('\u2068مرحبا\u2069님, 어서 오세요')
  expect(say('en', 'Hello {name}', { name: '\u202eevil\u202c' })).toBe('Hello evil')
  expect(say('vn', 'Chào {name}', { name: 'Nguyễn' })).toBe('Chào Nguyễn')
})
