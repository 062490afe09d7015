import { currencySigns } from '@maru/contract/currency'
import { useLanguage, useText } from '@maru/i18n/react'
import { Figure, Money } from '@maru/ui/money.tsx'
import { siteCurrency } from '../site/currency.ts'
import { digits, sumDigits } from './money.ts'

/** `units`: of the ledger, in the site's currency. */
type Props = { units: number; sign?: boolean; className?: string }

/** The currency beside a figure: won have a word of their own in Korean, behind it. */
export const useMoneyUnit = (): { unit: string; unitFirst: boolean } => {
  const say = useText('common')
  const language = useLanguage()
  if (siteCurrency === 'KRW') return { unit: say('money.unit'), unitFirst: language !== 'ko' }
  return { unit: currencySigns[siteCurrency], unitFirst: true }
}

/** A sum in brass, in the member's language. */
export function Sum({ units, sign, className }: Props) {
  const language = useLanguage()
  return (
    <Money {...useMoneyUnit()} sign={signOf(units, sign)} className={className}>
      {sumDigits(units, language)}
    </Money>
  )
}

/** A sum that is no payment to look at: limits, net results, table cells. */
export function PlainSum({ units, sign, className }: Props) {
  const language = useLanguage()
  return (
    <Figure {...useMoneyUnit()} sign={signOf(units, sign)} className={className}>
      {sumDigits(units, language)}
    </Figure>
  )
}

export function Points({ points, className }: { points: number; className?: string }) {
  return (
    <Figure unit="P" className={className}>
      {digits(points, useLanguage())}
    </Figure>
  )
}

const signOf = (units: number, always: boolean | undefined): '+' | '−' | undefined =>
  units < 0 ? '−' : always && units > 0 ? '+' : undefined

/** The figure and its unit without a colour of its own, for a place that has one. */
export function SumDigits({ units }: { units: number }) {
  const language = useLanguage()
  const { unit, unitFirst } = useMoneyUnit()
  const mark = <small>{unit}</small>
  const figure = sumDigits(units, language)
  return unitFirst ? (
    <>
      {mark}
      {figure}
    </>
  ) : (
    <>
      {figure}
      {mark}
    </>
  )
}
