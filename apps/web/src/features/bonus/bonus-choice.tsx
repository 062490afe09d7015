import { bonusOfDeposit } from '@maru/contract/bonus-sum'
import { useLanguage, useText } from '@maru/i18n/react'
import { Moon } from '@maru/ui/moon.tsx'
import { RadioCards } from '@maru/ui/radio-card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../shared/format/money.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { type BonusOffer, bonusOffers } from './calls/bonus-offers.ts'
import { OfferTerms } from './offer-terms.tsx'

export type ChosenBonus = 'none' | BonusOffer['bonus']
type Props = { value: ChosenBonus; onChange: (next: ChosenBonus) => void; amount: number }

/** None, the first or the daily one, with the terms of the chosen one before anything is sent. Nothing is chosen for the member. */
export function BonusChoice({ value, onChange, amount }: Props) {
  const say = useText('bonus')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(bonusOffers)
  if (error && !data) return <LoadFailed title={say('choice.failed')} problem={error} retry={refetch} />
  if (!data) return <Skeleton className="h-19 w-full rounded-card" />
  if (data.length === 0) return null
  const note = ({ terms, refusal }: BonusOffer) => {
    if (refusal) return say(`refusal.${refusal}`)
    const { multiple } = terms
    const bonus = bonusOfDeposit(terms, amount)
    if (amount > 0 && amount < terms.minimumDeposit)
      return say('choice.from', { sum: money(terms.minimumDeposit, language) })
    return bonus > 0
      ? say('choice.gain', { sum: money(bonus, language), multiple })
      : say('choice.upTo', { sum: money(terms.cap, language), multiple })
  }
  const offers = data.map((offer) => ({
    value: offer.bonus as ChosenBonus,
    title: offer.terms.names[language],
    note: note(offer),
    art: <Moon phase={offer.terms.rateBp / 10_000} size={36} dim={offer.refusal !== null} />,
    disabled: offer.refusal !== null,
  }))
  const chosen = data.find(({ bonus, refusal }) => bonus === value && refusal === null)
  return (
    <div className="grid gap-2.5">
      <RadioCards
        legend={say('choice.legend')}
        name="bonus"
        value={chosen ? value : 'none'}
        onChange={onChange}
        columns={offers.length > 1 ? 3 : 2}
        options={[
          { value: 'none', title: say('choice.none'), note: say('choice.noneText'), art: <Moon phase={0} size={36} /> },
          ...offers,
        ]}
      />
      {chosen && <OfferTerms offer={chosen} amount={amount} />}
    </div>
  )
}
