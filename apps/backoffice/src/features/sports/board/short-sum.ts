import { htmlLang, ledgerDigits } from '@maru/contract'
import { language } from '../../../shared/settings.ts'
import { currencyOfSite } from '../../../shared/staff/site-currency.ts'

/** `1,341만`, `13.4M`: where a column of many sums is compared by eye. The exact one stands in the title. */
export const shortSum = (units: number, isSigned = false): string => {
  const whole = units / 10 ** ledgerDigits[currencyOfSite()]
  const text = new Intl.NumberFormat(htmlLang[language.get()], {
    notation: 'compact',
    maximumSignificantDigits: 4,
  }).format(whole)
  return `${isSigned && whole > 0 ? '+' : ''}${text}`.replace('-', '−')
}

/** `1.95`: as members read it by default. */
export const priceText = (thousandths: number): string => (thousandths / 1_000).toFixed(2)

/** Nought to one as percent with one decimal; undefined: less than a tenth of one. */
export const chanceText = (probability: number): string | undefined =>
  probability < 0.001 ? undefined : `${(probability * 100).toFixed(1)}%`
