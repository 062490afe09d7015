import { useLanguage, useText } from '@maru/i18n/react'
import { Figure, Money } from '@maru/ui/money.tsx'
import { digits } from './money.ts'

type Props = { won: number; sign?: boolean; className?: string }

/** A sum in brass, in the member's language. */
export function Won({ won, sign, className }: Props) {
  const say = useText('common')
  const language = useLanguage()
  return (
    <Money unit={say('money.unit')} unitFirst={language !== 'ko'} sign={signOf(won, sign)} className={className}>
      {digits(Math.abs(won), language)}
    </Money>
  )
}

/** A sum that is no payment to look at: limits, net results, table cells. */
export function PlainWon({ won, sign, className }: Props) {
  const say = useText('common')
  const language = useLanguage()
  return (
    <Figure unit={say('money.unit')} unitFirst={language !== 'ko'} sign={signOf(won, sign)} className={className}>
      {digits(Math.abs(won), language)}
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

const signOf = (won: number, always: boolean | undefined): '+' | '−' | undefined =>
  won < 0 ? '−' : always && won > 0 ? '+' : undefined

/** The figure and its unit without a colour of its own, for a place that has one. */
export function WonDigits({ won }: { won: number }) {
  const say = useText('common')
  const language = useLanguage()
  const figure = digits(won, language)
  const unit = <small>{say('money.unit')}</small>
  return language === 'ko' ? (
    <>
      {figure}
      {unit}
    </>
  ) : (
    <>
      {unit}
      {figure}
    </>
  )
}
