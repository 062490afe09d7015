import type { Language } from '@maru/contract'
import { type CashCurrency, currencySigns, shownAmount, shownDigits } from '@maru/contract/currency'

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
type When = string | number | Date
const split = (when: When): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(new Date(when)).map((part) => [part.type, part.value]))

/** `11.20 17:46` */
export const dayTime = (when: When): string => {
  const { month, day, hour, minute } = split(when)
  return `${month}.${day} ${hour}:${minute}`
}

export const digits = (n: number, language: Language): string => {
  const text = new Intl.NumberFormat(locale[language], { maximumFractionDigits: 0 }).format(Math.abs(n))
  return n < 0 ? `${minus}${text}` : text
}

/** A sum in ledger units: `1,284,500원`, `₩1,284,500`, `€12.40`. What is finer is cut. */
export const money = (units: number, language: Language, currency: CashCurrency): string => {
  const decimals = shownDigits[currency]
  const shown = shownAmount(units, currency)
  const figure = new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(shown))
  const sign = shown < 0 ? minus : ''
  return language === 'ko' && currency === 'KRW' ? `${sign}${figure}원` : `${sign}${currencySigns[currency]}${figure}`
}
