import { bonusOfDeposit } from '@maru/contract/bonus-sum'
import { useLanguage, useText } from '@maru/i18n/react'
import { money } from '../../shared/format/money.ts'
import { Sum } from '../../shared/format/sum.tsx'
import type { BonusOffer } from './calls/bonus-offers.ts'
import { TermLines } from './term-lines.tsx'
import { useTermLines } from './use-term-lines.ts'

/** The terms of what is chosen, reckoned for this deposit. */
export function OfferTerms({ offer: { terms }, amount }: { offer: BonusOffer; amount: number }) {
  const say = useText('bonus')
  const language = useLanguage()
  const bonus = amount < terms.minimumDeposit ? 0 : bonusOfDeposit(terms, amount)
  const { multiple } = terms
  const wagering =
    bonus > 0
      ? say('terms.wageringSum', { bonus: money(bonus, language), multiple, sum: money(bonus * multiple, language) })
      : say('terms.wageringText', { multiple })
  const lines = useTermLines(terms, wagering)
  return (
    <section
      aria-label={say('terms.title', { name: terms.names[language] })}
      className="rounded-card bg-surface-1 px-4.5 py-4"
    >
      <TermLines
        lines={[...(bonus > 0 ? [{ name: say('terms.receive'), value: <Sum units={bonus} /> }] : []), ...lines]}
      />
    </section>
  )
}
