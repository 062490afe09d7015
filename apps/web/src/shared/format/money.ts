import type { Language } from '@maru/contract'

// look.md section 10. Never the short form for a balance, a stake or a pay-out.
const locale = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const satisfies Record<Language, string>
const minus = '\u2212'

/** Digits alone, grouped: `1,284,500`. */
export const digits = (n: number, language: Language): string => {
  const text = new Intl.NumberFormat(locale[language], { maximumFractionDigits: 0 }).format(Math.abs(n))
  return n < 0 ? `${minus}${text}` : text
}

/** A sum in won: `1,284,500원`, `₩1,284,500`, `₩1.284.500`. */
export const money = (won: number, language: Language): string => {
  const text = digits(Math.abs(won), language)
  return `${won < 0 ? minus : ''}${language === 'ko' ? `${text}원` : `₩${text}`}`
}

/** With a sign in front, for net results: `+1,000원`, `−45,000원`, `0원`. */
export const signedMoney = (won: number, language: Language): string =>
  won > 0 ? `+${money(won, language)}` : money(won, language)

/** For buttons and limits only: `30만`, `1,000만`, `₩300K`, `₩10M`, and in Vietnamese `₩300k`, `₩10tr`. A sum that the short form would round stays exact. */
export const shortMoney = (won: number, language: Language): string => {
  if (language === 'ko') {
    if (won >= 10_000 && won % 10_000 === 0) return `${digits(won / 10_000, language)}만`
    if (won >= 1_000 && won % 1_000 === 0 && won < 10_000) return `${won / 1_000}천`
    return money(won, language)
  }
  const [thousand, million] = language === 'vn' ? ['k', 'tr'] : ['K', 'M']
  if (won >= 1_000_000 && won % 100_000 === 0) return `₩${digitsWithTenth(won / 1_000_000, language)}${million}`
  if (won >= 1_000 && won % 1_000 === 0) return `₩${digits(won / 1_000, language)}${thousand}`
  return money(won, language)
}
const digitsWithTenth = (n: number, language: Language): string =>
  new Intl.NumberFormat(locale[language], { maximumFractionDigits: 1 }).format(n)

/** The 만원 form beside an amount while it is typed, Korean only: `30만원`, `1만 5,000원`. Empty where it says nothing more. */
export const manWon = (won: number, language: Language): string => {
  if (language !== 'ko' || won < 10_000) return ''
  const rest = won % 10_000
  const man = digits(Math.floor(won / 10_000), language)
  return rest === 0 ? `${man}만원` : `${man}만 ${digits(rest, language)}원`
}

export const points = (n: number, language: Language): string => `${digits(n, language)}P`

/** Basis points as percent with one decimal: `96.2%`. Cut, not rounded: a return is never promised higher than it is. */
export const percent = (basisPoints: number, language: Language): string =>
  `${new Intl.NumberFormat(locale[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.floor(basisPoints / 10) / 10)}%`
