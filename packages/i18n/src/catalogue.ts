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
  catalogue._(`${area}:${key}`, params && isolated(params))

const DIRECTION_MARKS = /\p{Bidi_C}/gu
/** Direction marks, and letters that run from right to left: most values have none of either. */
const DIRECTED = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name that runs from right to left, between U+2068 and U+2069: the words around it keep their order. */
const isolated = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string' || !DIRECTED.test(value)) return [name, value]
      const plain = value.replace(DIRECTION_MARKS, '')
      return [name, RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain]
    }),
  )
