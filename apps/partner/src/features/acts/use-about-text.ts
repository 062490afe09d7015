import type { Data } from '@maru/client'
import type { PartnerRight } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { rateDigits, rateText } from '@maru/partner-pages/parts/rate.ts'
import { useCurrency } from '../../shared/currency.ts'
import { money } from '../../shared/formats.ts'
import { everyRight } from '../../shared/rights.ts'
import { whatOf } from './what.rules.ts'

export type Act = Data<'/api/partner/acts'>['list'][number]
type Value = Act['about'][string]

/** What a change was about, in a line. */
export const useAboutText = (): ((act: Act) => string) => {
  const say = useText('partner-site')
  const sayPartner = useText('partner')
  const language = useLanguage()
  const currency = useCurrency()
  const words: Record<string, (value: Value) => string> = {
    name: String,
    memId: String,
    id: (value) => say('about.id', { value: String(value) }),
    amount: (value) => say('about.amount', { value: money(Number(value), language, currency) }),
    way: (value) => say(value === 'take' ? 'about.take' : 'about.give'),
    isLocked: (value) => say(value ? 'about.locked' : 'about.unlocked'),
    tier: (value) => say(`tier.${value as 'PTN_1'}`),
    rights: (value) =>
      String(value)
        .split(', ')
        .filter((right): right is PartnerRight => (everyRight as readonly string[]).includes(right))
        .map((right) => say(`right.${right}`))
        .join(', '),
  }
  // Somebody who has left the subtree since has a number alone.
  const person = (named: Act['whose'], id: Value | undefined): string[] => {
    if (named) return [named.memNick === named.memId ? named.memId : `${named.memNick} (${named.memId})`]
    return typeof id === 'number' && id !== 0 ? [say('about.gone', { value: String(id) })] : []
  }
  const what = (kind: string, value: Value | undefined): string[] => {
    const known = whatOf(kind, value)
    if (!known) return []
    return ['page' in known ? sayPartner(`page.${known.page}`) : say(`about.${known.reset}`)]
  }
  return ({ kind, about, whose, to, ofEmployee, changes }) => {
    const moved = person(to, about.toId).map((name) => `→ ${name}`)
    const rates = changes.map(
      ({ product, kind, from, to: now }) =>
        `${sayPartner(`product.${product}`)} ${sayPartner(`kind.${kind}`)} ${from === null ? '–' : rateDigits(from, language)} → ${rateText(now, language)}`,
    )
    const others = Object.entries(about).flatMap(([name, value]) => words[name]?.(value) || [])
    // Who was created says its id itself.
    const whom = 'memId' in about ? [] : person(whose, about.memberId ?? about.holderId)
    const employee = ofEmployee && !('id' in about) ? [`${ofEmployee.name} (${ofEmployee.id})`] : []
    return [...whom, ...employee, ...moved, ...what(kind, about.what), ...others, ...rates].join(' · ')
  }
}
