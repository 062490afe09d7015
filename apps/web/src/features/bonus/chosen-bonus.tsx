import { bonusOfDeposit } from '@maru/contract/bonus-sum'
import { useLanguage, useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../shared/format/money.ts'
import { bonusOffers } from './calls/bonus-offers.ts'

type Props = {
  bonus: 'first' | 'daily'
  /** Of the deposit that waits. */
  amount: number
  /** Another bonus runs: this one comes after it. */
  isLater: boolean
}

/** The bonus that was chosen with a deposit which is not approved yet. */
export function ChosenBonus({ bonus, amount, isLater }: Props) {
  const say = useText('bonus')
  const language = useLanguage()
  const { data } = useQuery(bonusOffers)
  const terms = data?.find((offer) => offer.bonus === bonus)?.terms
  if (!terms) return null
  const sum = money(bonusOfDeposit(terms, amount), language)
  return (
    <Notice tone="info" title={say('chosen.title', { name: terms.names[language], sum })}>
      {say(isLater ? 'chosen.later' : 'chosen.text', { deposit: money(amount, language) })}
    </Notice>
  )
}
