import type { Language } from '@maru/contract'

const locale = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const satisfies Record<Language, string>

/** Basis points as percent, exact to the hundredth: `0.80%`. */
export const rateText = (basisPoints: number, language: Language): string =>
  `${new Intl.NumberFormat(locale[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(basisPoints / 100)}%`
