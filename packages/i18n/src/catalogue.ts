import { type I18n, setupI18n } from '@lingui/core'
import { htmlLang, type Language, languages } from '@maru/contract/language'
import type { CompiledTexts } from './compile-texts.ts'

/** Values of `{name}` in a text. */
export type Params = Record<string, string | number>

/** Every text under one roof: its id is `area:key`. A text that is not there is said as its key. */
export const makeCatalogue = (language: Language): I18n => {
  const catalogue = setupI18n({
    messages: Object.fromEntries(languages.map((each) => [each, {}])),
    missing: (_language, id) => id.slice(id.indexOf(':') + 1),
  })
  speak(catalogue, language)
  return catalogue
}

/** `vn` is our name of it; plurals and numbers go by the language's own code. */
export const speak = (catalogue: I18n, language: Language): void => catalogue.activate(language, htmlLang[language])

export const addTexts = (catalogue: I18n, language: Language, area: string, texts: CompiledTexts): void =>
  catalogue.load(language, Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${area}:${key}`, text])))

export const textIn = (catalogue: I18n, area: string, key: string, params?: Params): string =>
  catalogue._(`${area}:${key}`, params)
