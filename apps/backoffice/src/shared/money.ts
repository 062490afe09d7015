import { htmlLang, type Language } from '@maru/contract'
import { language } from './settings.ts'

/** Whole digits in groups; a minus is U+2212. Never shortened: staff work with exact sums. */
export const digits = (amount: number, lang: Language = language.get()): string =>
  new Intl.NumberFormat(htmlLang[lang]).format(amount).replace('-', '−')

export const signed = (amount: number, lang: Language = language.get()): string =>
  amount > 0 ? `+${digits(amount, lang)}` : digits(amount, lang)

/** With its unit: `1,284,500원`, `₩1,284,500`, `₩1.284.500`. */
export const wonText = (amount: number, lang: Language = language.get()): string => {
  if (lang === 'ko') return `${digits(amount, lang)}원`
  return amount < 0 ? `−₩${digits(-amount, lang)}` : `₩${digits(amount, lang)}`
}

/** An amount of the ledger in its own currency; USDT is kept in millionths. */
export const amountText = (amount: number, currency: string, isSigned = false): string => {
  const sign = amount < 0 ? '−' : isSigned && amount > 0 ? '+' : ''
  if (currency === 'USDT') return `${sign}${microText(Math.abs(amount))} USDT`
  return `${sign}${digits(Math.abs(amount))}${currency === 'POINT' ? 'P' : ''}`
}
const microText = (micro: number): string =>
  `${digits(Math.floor(micro / 1_000_000), 'en')}.${String(micro % 1_000_000).padStart(6, '0')}`

/** Basis points as percent with one decimal, cut as everywhere: a return is never promised higher than it is. */
export const percentText = (basisPoints: number, lang: Language = language.get()): string =>
  `${new Intl.NumberFormat(htmlLang[lang], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.floor(basisPoints / 10) / 10)}%`

/** How many times the stake came back, with one decimal, cut. */
export const timesText = (payout: number, stake: number, lang: Language = language.get()): string =>
  new Intl.NumberFormat(htmlLang[lang], { maximumFractionDigits: 1 }).format(Math.floor((payout * 10) / stake) / 10)
