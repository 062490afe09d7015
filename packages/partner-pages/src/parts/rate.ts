import type { Language } from '@maru/contract/language'

const locale = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const satisfies Record<Language, string>

/** Basis points as percent with two decimals, without the sign: `1.30`, in Vietnamese `1,30`. */
export const rateDigits = (basisPoints: number, language: Language): string =>
  new Intl.NumberFormat(locale[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    basisPoints / 100,
  )

/** `1.30%` */
export const rateText = (basisPoints: number, language: Language): string => `${rateDigits(basisPoints, language)}%`

/** Basis points of a percentage as it is typed, with a point or a comma; undefined where it is none, or finer than a basis point. */
export const readRate = (typed: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(typed.trim().replace(/\s*%$/, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
