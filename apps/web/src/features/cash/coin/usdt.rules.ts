import type { Language } from '@maru/contract'
import { type CashCurrency, currencySigns, ledgerDigits } from '@maru/contract/currency'

export const coinSymbol = 'USDT'
const locale = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const satisfies Record<Language, string>
const decimalMark = { ko: '.', en: '.', vn: ',' } as const satisfies Record<Language, string>
const decimals = 6
const microOfOne = 1_000_000
/** More than ever comes or goes at once. */
const most = 1_000_000_000

/** `1,234.500000`: always six decimals. */
export const usdtDigits = (micro: number, language: Language): string => {
  const figure = Math.abs(micro)
  const whole = new Intl.NumberFormat(locale[language]).format(Math.floor(figure / microOfOne))
  return `${micro < 0 ? '−' : ''}${whole}${decimalMark[language]}${String(figure % microOfOne).padStart(decimals, '0')}`
}
export const usdt = (micro: number, language: Language): string => `${usdtDigits(micro, language)} ${coinSymbol}`

/**
 * Micro-USDT of what was typed: `12.5`, `1,000`, `1.234,5`. Of two marks the last is that of the decimals; one alone groups only where it is the language's mark of
 * thousands and thousands follow it. Undefined where it is no sum, or finer than a micro-USDT.
 */
export const readUsdt = (text: string, language: Language): number | undefined => {
  const plain = text.normalize('NFKC').replace(/\s|usdt/gi, '')
  if (!/^\d[\d.,]*$/.test(plain)) return undefined
  const [whole = '', fraction = '', ...more] = partsOf(plain, decimalMark[language])
  if (more.length > 0 || !isGrouped(whole) || !/^\d{0,6}0*$/.test(fraction)) return undefined
  const ones = Number(whole.replace(/[.,]/g, ''))
  return ones > most ? undefined : ones * microOfOne + Number(fraction.slice(0, decimals).padEnd(decimals, '0'))
}

const isGrouped = (whole: string): boolean => /^\d+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole)

const partsOf = (text: string, mark: '.' | ','): string[] => {
  const marks = text.replace(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return [text]
  const isOne = marks.length === 1
  const isRepeated = !isOne && marks === last.repeat(marks.length)
  if (isRepeated || (isOne && last !== mark && /^\d{1,3}[.,]\d{3}$/.test(text))) return [text]
  const at = text.lastIndexOf(last)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** What one USDT is worth: `1 USDT = 1,391.25원`, `1 USDT = €0.9215`. */
export const oneUsdt = (rate: number, language: Language, currency: CashCurrency): string => {
  const figure = new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: rateDigits[currency],
    maximumFractionDigits: rateDigits[currency],
  }).format(rate / 1_000 / 10 ** ledgerDigits[currency])
  const worth = language === 'ko' && currency === 'KRW' ? `${figure}원` : `${currencySigns[currency]}${figure}`
  return `1 ${coinSymbol} = ${worth}`
}
const rateDigits = { KRW: 2, EUR: 4, USD: 4 } as const satisfies Record<CashCurrency, number>
