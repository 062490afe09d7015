import type { Data } from '@maru/client'
import type { PartnerRight } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useCurrency } from '../../shared/currency.ts'
import { money } from '../../shared/formats.ts'
import { everyRight } from '../../shared/rights.ts'

export type Act = Data<'/api/partner/acts'>['list'][number]
type Value = Act['about'][string]

/** What a change was about, in a line. */
export const useAboutText = (): ((about: Act['about']) => string) => {
  const say = useText('partner-site')
  const language = useLanguage()
  const currency = useCurrency()
  const words: Record<string, (value: Value) => string> = {
    name: String,
    memId: String,
    id: (value) => say('about.id', { value: String(value) }),
    amount: (value) => say('about.amount', { value: money(Number(value), language, currency) }),
    way: (value) => say(value === 'take' ? 'about.take' : 'about.give'),
    what: (value) => say(value === 'codes' ? 'about.codes' : 'about.password'),
    isLocked: (value) => say(value ? 'about.locked' : 'about.unlocked'),
    tier: (value) => say(`tier.${value as 'PTN_1'}`),
    rights: (value) =>
      String(value)
        .split(', ')
        .filter((right): right is PartnerRight => (everyRight as readonly string[]).includes(right))
        .map((right) => say(`right.${right}`))
        .join(', '),
    memberId: (value) => say('about.number', { value: String(value) }),
    holderId: (value) => say('about.number', { value: String(value) }),
    toId: (value) => `→ ${say('about.number', { value: String(value) })}`,
  }
  return (about) =>
    Object.entries(about)
      .flatMap(([name, value]) => words[name]?.(value) || [])
      .join(' · ')
}
