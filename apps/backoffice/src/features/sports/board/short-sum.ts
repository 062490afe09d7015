import { htmlLang, ledgerDigits } from '@maru/contract'
import { percentIn } from '../../../shared/percent.rules.ts'
import { language } from '../../../shared/settings.ts'
import { currencyOfSite } from '../../../shared/staff/site-currency.ts'

/** In what the sums of a column are counted: 1, ten thousand in Korean, a thousand else. */
export type SumUnit = { size: 1 | 1_000 | 10_000 }

const LONGEST_WHOLE = 1_000_000

/** One unit for a column that is compared by eye: whole sums as long as the longest of them fits. */
export const unitOf = (sums: readonly number[]): SumUnit => {
  const most = Math.max(0, ...sums.map(Math.abs)) / perWhole()
  if (most < LONGEST_WHOLE) return { size: 1 }
  return { size: language.get() === 'ko' ? 10_000 : 1_000 }
}

const perWhole = (): number => 10 ** ledgerDigits[currencyOfSite()]

/** `1,341` of ten thousand. Less than one keeps a decimal, so that it is not nothing. The exact sum stands in the title. */
export const sumIn = ({ size }: SumUnit, units: number, isSigned = false): string => {
  const count = units / perWhole() / size
  const text = new Intl.NumberFormat(htmlLang[language.get()], {
    maximumFractionDigits: size > 1 && Math.abs(count) < 1 ? 1 : 0,
  }).format(count)
  return `${isSigned && count > 0 ? '+' : ''}${text}`.replace('-', '−')
}

/** `1.95`: as it is typed. */
export const priceText = (thousandths: number): string => (thousandths / 1_000).toFixed(2)

/** Nought to one as percent with one decimal; undefined: less than a tenth of one. */
export const chanceText = (probability: number): string | undefined =>
  probability < 0.001 ? undefined : percentIn(language.get(), probability * 100, { least: 1, most: 1 })
