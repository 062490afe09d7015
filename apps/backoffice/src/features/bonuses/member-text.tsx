import { useText } from '@maru/i18n/react'
import { sumText } from '../../shared/money.ts'
import { groupWords } from '../../shared/words/group-words.ts'
import { type BonusDraft, problemsOf, termsOf } from './bonus-draft.rules.ts'

/** What members read of it, made from the fields. */
export const MemberText = ({ draft }: { draft: BonusDraft }) => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  const isWhole = problemsOf(draft).length === 0
  const terms = isWhole ? termsOf(draft) : undefined
  return (
    <section className="bonus-text" aria-label={t('text.title')}>
      <b>{t('text.title')}</b> <span className="quiet">{t('text.note')}</span>
      <p className="second">
        {terms
          ? [
              t('text.wagering', { sum: sumText(terms.cap), multiple: terms.multiple, days: terms.days }),
              Object.entries(terms.weights)
                .map(([group, weight]) =>
                  t('text.weight', { group: tOffice(groupWords[group as keyof typeof groupWords]), weight }),
                )
                .join(' · '),
              t('text.stake', { sum: sumText(terms.largestStake) }),
              terms.largestConversion !== null && t('text.conversion', { sum: sumText(terms.largestConversion) }),
              t('text.giveUp'),
            ]
              .filter(Boolean)
              .join(' ')
          : t('text.unfinished')}
      </p>
    </section>
  )
}
