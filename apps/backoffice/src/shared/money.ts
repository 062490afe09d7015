import { type CashCurrency, currencySigns, htmlLang, isCashCurrency, type Language, ledgerDigits } from '@maru/contract'
import { percentIn } from './percent.rules.ts'
import { language } from './settings.ts'
import { currencyOfSite } from './staff/site-currency.ts'

/** Whole digits in groups, of counts and points; a minus is U+2212. */
export const digits = (count: number, lang: Language = language.get()): string =>
  new Intl.NumberFormat(htmlLang[lang]).format(count).replace('-', '−')

/** The figure of a sum, from ledger units of the site's currency. Never shortened or cut: staff work with exact sums, also finer than a cent. */
export const sumDigits = (units: number, currency = currencyOfSite(), lang: Language = language.get()): string => {
  const decimals = ledgerDigits[currency]
  return new Intl.NumberFormat(htmlLang[lang], {
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: decimals,
  })
    .format(units / 10 ** decimals)
    .replace('-', '−')
}

export const signedSum = (units: number, currency = currencyOfSite()): string =>
  units > 0 ? `+${sumDigits(units, currency)}` : sumDigits(units, currency)

/** With its unit: `1,284,500원`, `₩1,284,500`, `₩1.284.500`, `€12.40`. */
export const sumText = (
  units: number,
  lang: Language = language.get(),
  currency: CashCurrency = currencyOfSite(),
): string => {
  if (lang === 'ko' && currency === 'KRW') return `${sumDigits(units, currency, lang)}원`
  const sign = currencySigns[currency]
  return units < 0 ? `−${sign}${sumDigits(-units, currency, lang)}` : `${sign}${sumDigits(units, currency, lang)}`
}

/** An amount of the ledger in its own currency; USDT is kept in millionths. */
export const amountText = (amount: number, currency: string, isSigned = false): string => {
  const sign = amount < 0 ? '−' : isSigned && amount > 0 ? '+' : ''
  if (currency === 'USDT') return `${sign}${microText(Math.abs(amount))} USDT`
  if (isCashCurrency(currency)) return `${sign}${sumDigits(Math.abs(amount), currency)}`
  return `${sign}${digits(Math.abs(amount))}${currency === 'POINT' ? 'P' : ''}`
}
const microText = (micro: number, lang: Language = language.get()): string =>
  `${digits(Math.floor(micro / 1_000_000), lang)}${lang === 'vn' ? ',' : '.'}${String(micro % 1_000_000).padStart(6, '0')}`

/** A price of thousandths: `1.95`, `1.955`, in Vietnamese `1,95`. */
export const oddsText = (thousandths: number, lang: Language = language.get()): string =>
  new Intl.NumberFormat(htmlLang[lang], { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(
    thousandths / 1_000,
  )

/** Basis points as percent with one decimal, cut as everywhere: a return is never promised higher than it is. */
export const percentText = (basisPoints: number, lang: Language = language.get()): string =>
  percentIn(lang, Math.floor(basisPoints / 10) / 10, { least: 1, most: 1 })

/** Basis points as percent with two decimals, exactly: `97.50%`, `97,50%` in Vietnamese. */
export const exactPercent = (basisPoints: number, lang: Language = language.get()): string =>
  percentIn(lang, basisPoints / 100, { least: 2, most: 2 })

/** As many decimals as it has, up to four. */
export const shortPercent = (percent: number, lang: Language = language.get()): string =>
  percentIn(lang, percent, { least: 0, most: 4 })

/** How many times the stake came back, with one decimal, cut. */
export const timesText = (payout: number, stake: number, lang: Language = language.get()): string =>
  new Intl.NumberFormat(htmlLang[lang], { maximumFractionDigits: 1 }).format(Math.floor((payout * 10) / stake) / 10)

/** Micro-USDT with all its decimals, without the unit. */
export const usdtDigits = (micro: number): string => amountText(micro, 'USDT').replace(' USDT', '')

/** What one USDT is worth, from thousandths of a ledger unit; with all the decimals that it has. */
export const coinRateDigits = (rate: number, currency = currencyOfSite(), lang: Language = language.get()): string => {
  const decimals = ledgerDigits[currency] + 3
  return new Intl.NumberFormat(htmlLang[lang], {
    minimumFractionDigits: 2,
    maximumFractionDigits: decimals,
  }).format(rate / 10 ** decimals)
}
/** With its unit: `1,391.25원`, `₩1,391.25`. */
export const coinRateText = (rate: number, currency = currencyOfSite(), lang: Language = language.get()): string => {
  const figure = coinRateDigits(rate, currency, lang)
  return lang === 'ko' && currency === 'KRW' ? `${figure}원` : `${currencySigns[currency]}${figure}`
}

/** An amount of the network's own coin, from its decimals as text: groups, and six decimals at most, cut. */
export const coinDigits = (amount: string, lang: Language = language.get()): string => {
  const [whole = '0', part = ''] = amount.split('.')
  const decimals = part.slice(0, 6).replace(/0+$/, '')
  return `${digits(Number(whole), lang)}${decimals && (lang === 'vn' ? ',' : '.') + decimals}`
}
