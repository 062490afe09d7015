import { currencySigns } from '@maru/contract/currency'
import { useLanguage, useText } from '@maru/i18n/react'
import { Figure, Money } from '@maru/ui/money.tsx'
import { useCurrency } from '../shared/currency.ts'
import { sumDigits } from '../shared/formats.ts'

type Props = { units: number; sign?: boolean; className?: string }

/** The currency beside a figure: won have a word of their own in Korean, behind it. */
export const useMoneyUnit = (): { unit: string; unitFirst: boolean } => {
  const say = useText('partner-site')
  const language = useLanguage()
  const currency = useCurrency()
  if (currency === 'KRW') return { unit: say('won'), unitFirst: language !== 'ko' }
  return { unit: currencySigns[currency], unitFirst: true }
}

const signOf = (units: number, always: boolean | undefined): '+' | '−' | undefined =>
  units < 0 ? '−' : always && units > 0 ? '+' : undefined

const useFigure = (units: number): string => sumDigits(units, useLanguage(), useCurrency())

/** A sum in brass. */
export function Sum({ units, sign, className }: Props) {
  return (
    <Money {...useMoneyUnit()} sign={signOf(units, sign)} className={className}>
      {useFigure(units)}
    </Money>
  )
}

/** A sum that is no payment to look at. */
export function PlainSum({ units, sign, className }: Props) {
  return (
    <Figure {...useMoneyUnit()} sign={signOf(units, sign)} className={className}>
      {useFigure(units)}
    </Figure>
  )
}
