import type { Language } from '@maru/contract'
import { type CashCurrency, currencySigns, ledgerDigits, shownAmount, shownDigits } from '@maru/contract/currency'

const locale = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const satisfies Record<Language, string>
const minus = '\u2212'

// Times of the business are Asia/Seoul whatever the reader's own zone is; 24 hours in every language.
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
type When = string | number
const split = (when: When): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(new Date(when)).map((part) => [part.type, part.value]))

/** `11.20` */
export const day = (when: When): string => {
  const { month, day: date } = split(when)
  return `${month}.${date}`
}
/** `17:46` */
export const clock = (when: When): string => {
  const { hour, minute } = split(when)
  return `${hour}:${minute}`
}
/** `11.20 17:46` */
export const dayTime = (when: When): string => `${day(when)} ${clock(when)}`
/** `11.20 17:46:05` */
export const dayTimeSeconds = (when: When): string => `${dayTime(when)}:${split(when).second}`
/** `2026-11-20` */
export const isoDay = (when: When): string => {
  const { year, month, day: date } = split(when)
  return `${year}-${month}-${date}`
}
const dayMs = 86_400_000
export const isoDayBefore = (when: When, days: number): string => isoDay(new Date(when).getTime() - days * dayMs)

/** Digits alone, grouped: `1,284,500`. */
export const digits = (n: number, language: Language): string => {
  const text = new Intl.NumberFormat(locale[language], { maximumFractionDigits: 0 }).format(Math.abs(n))
  return n < 0 ? `${minus}${text}` : text
}

/** One won, euro or dollar in ledger units. */
export const oneUnit = (currency: CashCurrency): number => 10 ** ledgerDigits[currency]

/** The figure of a sum in ledger units, without its sign: `1,284,500`, `12.40`. What is finer is cut. */
export const sumDigits = (units: number, language: Language, currency: CashCurrency): string => {
  const decimals = shownDigits[currency]
  return new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(shownAmount(units, currency)))
}

/** `1,284,500원`, `₩1,284,500`, `€12.40`. */
export const money = (units: number, language: Language, currency: CashCurrency): string =>
  withUnit(sumDigits(units, language, currency), shownAmount(units, currency) < 0 ? minus : '', language, currency)

const withUnit = (figure: string, sign: string, language: Language, currency: CashCurrency): string =>
  language === 'ko' && currency === 'KRW' ? `${sign}${figure}원` : `${sign}${currencySigns[currency]}${figure}`

/** For scales and buttons: `30만`, `₩300K`, `₩10tr`. A sum that the short form would round stays exact. */
export const shortMoney = (units: number, language: Language, currency: CashCurrency): string => {
  const one = oneUnit(currency)
  const whole = units / one
  if (!Number.isInteger(whole)) return money(units, language, currency)
  if (language === 'ko' && currency === 'KRW') {
    if (whole >= 10_000 && whole % 10_000 === 0) return `${digits(whole / 10_000, language)}만`
    return whole >= 1_000 && whole % 1_000 === 0 && whole < 10_000
      ? `${whole / 1_000}천`
      : money(units, language, currency)
  }
  const short = (figure: string): string => withUnit(figure, '', language, currency)
  if (language === 'ko') return short(digits(whole, language))
  const [thousand, million] = language === 'vn' ? ['k', 'tr'] : ['K', 'M']
  if (whole >= 1_000_000 && whole % 100_000 === 0) return short(`${tenths(whole / 1_000_000, language)}${million}`)
  if (whole >= 1_000 && whole % 1_000 === 0) return short(`${digits(whole / 1_000, language)}${thousand}`)
  return short(digits(whole, language))
}
const tenths = (n: number, language: Language): string =>
  new Intl.NumberFormat(locale[language], { maximumFractionDigits: 1 }).format(n)

/** Beside a sum that is typed, Korean and won only: `30만원`, `1만 5,000원`. Empty where it says nothing more. */
export const manWon = (units: number, language: Language, currency: CashCurrency): string => {
  if (language !== 'ko' || currency !== 'KRW' || units < 10_000) return ''
  const rest = units % 10_000
  const man = digits(Math.floor(units / 10_000), language)
  return rest === 0 ? `${man}만원` : `${man}만 ${digits(rest, language)}원`
}
