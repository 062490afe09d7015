import { useLanguage, useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../shared/format/money.ts'
import { weightGroupsOf } from './bonus.rules.ts'
import type { ShownTerms } from './calls/bonus-list.ts'
import { excludedNames } from './calls/excluded-games.ts'

/** What holds for a bonus, in words. `after`: what stands behind the wagering, such as the sum of this deposit. */
export const useTermLines = (terms: ShownTerms, wagering: string): { name: string; value: string }[] => {
  const say = useText('bonus')
  const sayCommon = useText('common')
  const language = useLanguage()
  const { data: games = [] } = useQuery({ ...excludedNames(terms.excludedGames, language) })
  const sum = (units: number) => money(units, language)
  const weights = weightGroupsOf(terms).map(({ groups, weight }) =>
    say('terms.weight', { group: groups.map((group) => sayCommon(`group.${group}`)).join(', '), weight }),
  )
  return [
    { name: say('terms.wagering'), value: wagering },
    { name: say('terms.weights'), value: `${weights.join(' · ')}. ${say('terms.others')}` },
    { name: say('terms.stake'), value: say('terms.stakeText', { sum: sum(terms.largestStake) }) },
    ...(games.length > 0 ? [{ name: say('terms.excluded'), value: games.join(', ') }] : []),
    { name: say('terms.days'), value: say('terms.daysText', { days: terms.days }) },
    {
      name: say('terms.conversion'),
      value:
        terms.largestConversion === null
          ? say('terms.conversionAll')
          : say('terms.conversionText', { sum: sum(terms.largestConversion) }),
    },
    { name: say('terms.over'), value: say('terms.overText') },
    { name: say('terms.order'), value: say('terms.orderText') },
    { name: say('terms.withdrawal'), value: say('terms.withdrawalText') },
  ]
}
