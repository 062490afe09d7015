import type { Language } from '@maru/contract'
import { currencySigns, ledgerDigits, shownAmount, shownDigits } from '@maru/contract/currency'
import { siteCurrency } from '../site/currency.ts'

// look.md section 10. Never the short form for a balance, a stake or a pay-out.
const locale = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const satisfies Record<Language, string>
const minus = '\u2212'

/** Digits alone, grouped: `1,284,500`. */
export const digits = (n: number, language: Language): string => {
  const text = new Intl.NumberFormat(locale[language], { maximumFractionDigits: 0 }).format(Math.abs(n))
  return n < 0 ? `${minus}${text}` : text
}

/** One won, euro or dollar in ledger units. */
export const oneUnit = (currency = siteCurrency): number => 10 ** ledgerDigits[currency]

/** The figure of a sum of the site's currency, which comes in ledger units: `1,284,500`, `12.40`. What is finer is cut. */
export const sumDigits = (units: number, language: Language, currency = siteCurrency): string => {
  const decimals = shownDigits[currency]
  const shown = Math.abs(shownAmount(units, currency))
  return new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(shown)
}

/** A sum: `1,284,500원`, `₩1,284,500`, `₩1.284.500`, `€12.40`. */
export const money = (units: number, language: Language, currency = siteCurrency): string =>
  withUnit(sumDigits(units, language, currency), shownAmount(units, currency) < 0 ? minus : '', language, currency)

const withUnit = (figure: string, sign: string, language: Language, currency: typeof siteCurrency): string =>
  language === 'ko' && currency === 'KRW' ? `${sign}${figure}원` : `${sign}${currencySigns[currency]}${figure}`

/** With a sign in front, for net results: `+1,000원`, `−45,000원`, `0원`. */
export const signedMoney = (units: number, language: Language, currency = siteCurrency): string =>
  shownAmount(units, currency) > 0 ? `+${money(units, language, currency)}` : money(units, language, currency)

/**
 * For buttons and limits only: `30만`, `1,000만`, `₩300K`, `₩10M`, `€50`, and in Vietnamese `₩300k`, `₩10tr`. A sum that the short form would round
 * stays exact. Korean counts by ten thousands, so a sum of another currency is written out there: `€1,250`.
 */
export const shortMoney = (units: number, language: Language, currency = siteCurrency): string => {
  const one = oneUnit(currency)
  if (units % one !== 0) return money(units, language, currency)
  const whole = units / one
  if (language === 'ko' && currency === 'KRW') {
    if (whole >= 10_000 && whole % 10_000 === 0) return `${digits(whole / 10_000, language)}만`
    if (whole >= 1_000 && whole % 1_000 === 0 && whole < 10_000) return `${whole / 1_000}천`
    return money(units, language, currency)
  }
  const short = (figure: string): string => withUnit(figure, '', language, currency)
  if (language === 'ko') return short(digits(whole, language))
  const [thousand, million] = language === 'vn' ? ['k', 'tr'] : ['K', 'M']
  if (whole >= 1_000_000 && whole % 100_000 === 0)
    return short(`${digitsWithTenth(whole / 1_000_000, language)}${million}`)
  if (whole >= 1_000 && whole % 1_000 === 0) return short(`${digits(whole / 1_000, language)}${thousand}`)
  return short(digits(whole, language))
}
const digitsWithTenth = (n: number, language: Language): string =>
  new Intl.NumberFormat(locale[language], { maximumFractionDigits: 1 }).format(n)

/** The 만원 form beside an amount while it is typed, Korean and won only: `30만원`, `1만 5,000원`. Empty where it says nothing more. */
export const manWon = (won: number, language: Language, currency = siteCurrency): string => {
  if (language !== 'ko' || currency !== 'KRW' || won < 10_000) return ''
  const rest = won % 10_000
  const man = digits(Math.floor(won / 10_000), language)
  return rest === 0 ? `${man}만원` : `${man}만 ${digits(rest, language)}원`
}

export const points = (n: number, language: Language): string => `${digits(n, language)}P`

/** Basis points as percent with one decimal: `96.2%`. Cut, not rounded: a return is never promised higher than it is. */
export const percent = (basisPoints: number, language: Language): string =>
  `${new Intl.NumberFormat(locale[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.floor(basisPoints / 10) / 10)}%`
