import { useLanguage, useText } from '@maru/i18n/react'
import { money } from '../../shared/format/money.ts'
import type { SportBetting } from './use-sport-betting.ts'

/** Why the stake is not taken, with the bound that it crosses, and which limit that is. */
export const useStakeText = ({ stakeProblem, quote, cash, legs }: SportBetting): string | undefined => {
  const say = useText('sports-slip')
  const language = useLanguage()
  if (!stakeProblem || stakeProblem === 'missing' || legs.length === 0) return undefined
  if (stakeProblem === 'cash') return say('stake.problem.cash', { sum: money(cash ?? 0, language) })
  if (!quote) return undefined
  if (stakeProblem === 'least') return say('stake.problem.least', { sum: money(quote.leastStake, language) })
  return quote.mostStake === 0
    ? say('stake.problem.none')
    : say(`stake.problem.${quote.limit}`, { sum: money(quote.mostStake, language) })
}
