import type { SiteOptionChoice, SiteOptionRow, SiteOptionValue } from '@maru/contract'
import type { Say } from '@maru/i18n/react'
import { amountText, digits, exactPercent, sumText } from '../../shared/money.ts'
import { unitsOf } from './units.ts'

type About = Pick<SiteOptionRow, 'kind' | 'unit'>

const numberText = (t: Say<'office-site'>, { unit }: About, number: number): string => {
  if (unit === null) return digits(number)
  if (unit === 'money') return sumText(unitsOf(number))
  if (unit === 'micro-usdt') return amountText(number, 'USDT')
  if (unit === 'basis-points') return exactPercent(number)
  return t(`unit.${unit}`, { n: digits(number) })
}

/** A value of an option as a person reads it. */
export const valueText = (t: Say<'office-site'>, about: About, value: SiteOptionValue): string => {
  if (about.kind === 'level-sums') {
    const sums = value as number[]
    const [least, most] = [sums[0] ?? 0, sums.at(-1) ?? 0].map((sum) => numberText(t, about, sum))
    return t('settings.levels', { count: sums.length, least: least ?? '', most: most ?? '' })
  }
  if (about.kind === 'choice') return t(`choice.${value as SiteOptionChoice}`)
  if (value === true || value === 'Y') return t('settings.on')
  if (value === false || value === 'N') return t('settings.off')
  if (value === null || value === '') return t('settings.none')
  if (typeof value === 'number') return numberText(t, about, value)
  if (typeof value === 'string') return value
  if (value.length === 0) return t('settings.none')
  return value.map((each) => (typeof each === 'number' ? digits(each) : each)).join(', ')
}

const isTypedOtherwise = (unit: About['unit']): boolean => unit === 'micro-usdt' || unit === 'basis-points'

/** Of a number, or of the length of a text; undefined where the kind says all. */
export const boundsText = (
  t: Say<'office-site'>,
  { kind, unit, least, most }: Pick<SiteOptionRow, 'kind' | 'unit' | 'least' | 'most'>,
): string | undefined => {
  if (kind === 'text') return most === null ? undefined : t('settings.longest', { most })
  if (least === null) return undefined
  const about = { kind, unit }
  const from = numberText(t, about, least)
  return most === null
    ? t('settings.up', { least: from })
    : t('settings.between', { least: isTypedOtherwise(unit) ? from : digits(least), most: numberText(t, about, most) })
}
