import { htmlLang, type Language } from '@maru/contract'

/** As a language writes it: `97.5%`, in Vietnamese `97,5%`; a minus is U+2212. */
export const percentIn = (lang: Language, percent: number, decimals: { least: number; most: number }): string => {
  const digits = new Intl.NumberFormat(htmlLang[lang], {
    minimumFractionDigits: decimals.least,
    maximumFractionDigits: decimals.most,
  })
  return `${digits.format(percent).replace('-', '−')}%`
}
