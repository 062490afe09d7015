import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { en } from '../../../locales/en.ts'
import { ko, type TextKey, type Texts } from '../../../locales/ko.ts'
import { vn } from '../../../locales/vn.ts'

const LOCALES: Record<Language, Texts> = { ko, en, vn }
export type Language = 'ko' | 'en' | 'vn'
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

/** The language of the launch address; the page's, until the session says otherwise. */
export function languageOfPage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  return asked === 'en' || asked === 'vn' ? asked : 'ko'
}

const says = new Map<Language, Say>()

/** Says the studio's texts (ICU MessageFormat) in a language; the same function for the same language. */
export function sayIn(language: Language): Say {
  const known = says.get(language)
  if (known) return known
  const texts = Object.entries(LOCALES[language]).map(([key, text]) => [key, compileMessage(text)])
  // `vn` is our name of it; plurals go by the language's own code.
  const locale = language === 'vn' ? 'vi' : language
  const catalogue = setupI18n({ locale, messages: { [locale]: Object.fromEntries(texts) } })
  const say: Say = (key, values) => catalogue._(key, values)
  says.set(language, say)
  return say
}

/** 1,284,500 in Korean and English, 1.284.500 in Vietnamese. */
export function figure(amount: number, language: Language): string {
  return (language === 'vn' ? POINTS : COMMAS).format(Math.abs(amount))
}
/** Made once: a table shows many figures many times. */
const COMMAS = new Intl.NumberFormat('en-US')
const POINTS = new Intl.NumberFormat('de-DE')

/** With so many decimals, after a comma in Vietnamese. */
export function decimal(amount: number, decimals: number, language: Language): string {
  return amount.toLocaleString(language === 'vn' ? 'de-DE' : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** A theoretical return as the platform writes it: one decimal, cut and never rounded up. */
export const percent = (basisPoints: number, language: Language): string =>
  `${decimal(Math.floor(basisPoints / 10) / 10, 1, language)}%`

/** With + and − (U+2212); nothing before zero. */
export function signed(amount: number, language: Language): string {
  return `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${figure(amount, language)}`
}

/** A sum with its sign before the currency: +₩1,000, −1,000원. */
export function signedMoney(amount: number, say: Say, language: Language): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return sign + say('won', { n: figure(amount, language) })
}

/** Short forms for chips, limits and lanterns: 30만, 1.25M, 1,25tr and 500k. Exact, or written in full; never for a balance or a payout. */
export function short(amount: number, language: Language): string {
  const units: readonly (readonly [number, string])[] =
    language === 'ko'
      ? [
          [10_000, '만'],
          [1_000, '천'],
        ]
      : language === 'vn'
        ? [
            [1_000_000, 'tr'],
            [1_000, 'k'],
          ]
        : [
            [1_000_000, 'M'],
            [1_000, 'K'],
          ]
  // As it is said: 1천만, not 1,000만.
  if (language === 'ko' && amount < 100_000_000 && amount >= 10_000_000 && amount % 10_000_000 === 0)
    return `${amount / 10_000_000}천만`
  const unit = units.find(([size]) => amount >= size)
  if (!unit || (amount * 100) % unit[0] !== 0) return figure(amount, language)
  return `${(amount / unit[0]).toLocaleString(language === 'vn' ? 'de-DE' : 'en-US', { maximumFractionDigits: 2 })}${unit[1]}`
}

/** The name of a round, which operators show in their lists, too: the beginning of its id. */
export const roundName = (id: string): string => `#${id.slice(0, 8).toUpperCase()}`
