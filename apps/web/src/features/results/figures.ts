import type { Language } from '@maru/contract'
import { htmlLang } from '@maru/contract/language'

const locale = (language: Language): string => htmlLang[language]

/** A part of a whole with one decimal: `50.2%`. */
export const share = (part: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(part)

/** A price in times the stake: `1.95`; three decimals where two would not be exact. */
export const times = (thousandths: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(
    thousandths / 1_000,
  )

/** One decimal: an average, an expected count. */
export const tenths = (value: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), { maximumFractionDigits: 1 }).format(value)

/** `3/10` as a number, for charts and never for money. */
export const asNumber = (fraction: string): number => {
  const [over = 0, under = 1] = fraction.split('/').map(Number)
  return over / under
}

/** Of milliseconds, with two decimals, never none: `0.02`. */
export const seconds = (ms: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Math.max(10, ms) / 1_000,
  )
