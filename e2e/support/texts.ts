import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '../../apps/studio/locales/en.ts'
import { ko } from '../../apps/studio/locales/ko.ts'
import { vn } from '../../apps/studio/locales/vn.ts'

export type Language = 'ko' | 'en' | 'vn'
export const languages: readonly Language[] = ['ko', 'en', 'vn']

const read = (language: Language, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../packages/i18n/locales/${language}/${area}.json`), 'utf8'))

/** What a page says in a language; a key that is not there fails the story. */
export const says =
  (language: Language, area: string) =>
  (key: string, values: Record<string, string | number> = {}): string => {
    const text = read(language, area)[key]
    if (text === undefined) throw new Error(`no text ${area}.${key} in ${language}`)
    return Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, String(value)), text)
  }

/** Every key as it would stand in a page that shows it instead of its text. */
export const allKeys = (): string[] => {
  const folder = join(import.meta.dirname, '../../packages/i18n/locales/ko')
  return readdirSync(folder).flatMap((file) => {
    const area = file.replace('.json', '')
    const keys = Object.keys(read('ko', area)).filter((key) => key.includes('.'))
    return keys.flatMap((key) => [key, `${area}.${key}`, `${area}:${key}`])
  })
}

/** Patterns of all texts that the other languages say differently, as long as they are more than a word of Latin letters. */
export const foreignTexts = (language: Language, area: string): string[] => {
  const own = new Set(Object.values(read(language, area)))
  return languages
    .filter((other) => other !== language)
    .flatMap((other) => Object.values(read(other, area)))
    .map((text) => text.replace(/\{(\w+), plural,(?:[^{}]|\{[^{}]*\})*\}/g, '{$1}'))
    .filter((text) => !own.has(text) && /\P{ASCII}/u.test(text) && text.replace(/\{\w+\}/g, '').trim().length > 1)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\\\{\w+\\\}/g, '.+'))
}

const studioTexts = { ko, en, vn }

/** What a page of the studio says. */
export const studioSays = (
  language: Language,
  key: keyof typeof ko,
  values: Record<string, string | number> = {},
): string =>
  Object.entries(values).reduce(
    (all, [name, value]) => all.replaceAll(`{${name}}`, String(value)),
    studioTexts[language][key] as string,
  )
