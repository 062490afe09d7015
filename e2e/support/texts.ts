import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
