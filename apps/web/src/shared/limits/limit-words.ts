import type { LimitKind, LimitPeriod } from '@maru/contract'
import { type Say, useLanguage, useText } from '@maru/i18n/react'
import { dayTime } from '../format/date.ts'
import { money } from '../format/money.ts'
import { leftOf } from './limit.rules.ts'
import type { OwnLimit } from './own-limits.ts'

const MINUTES_AN_HOUR = 60

/** `2시간 36분`, `3시간`, `24분`. */
export const minutesText = (say: Say<'protection'>, minutes: number): string => {
  const hours = Math.floor(minutes / MINUTES_AN_HOUR)
  const rest = minutes % MINUTES_AN_HOUR
  if (hours === 0) return say('minutes.only', { minutes: rest })
  return rest === 0 ? say('minutes.hours', { hours }) : say('minutes.short', { hours, minutes: rest })
}

/** How limits are said in the member's language. */
export const useLimitWords = () => {
  const say = useText('protection')
  const language = useLanguage()
  const amount = (kind: LimitKind, units: number): string =>
    kind === 'session' ? minutesText(say, units) : money(units, language)
  return {
    amount,
    name: (kind: LimitKind, period: LimitPeriod): string => say(`name.${kind}.${period}`),
    /** What is left of it, and when it begins anew. */
    rest: (limit: OwnLimit): string => {
      const left = leftOf(limit)
      return say(left > 0 ? 'refused.left' : 'refused.none', {
        name: say(`name.${limit.kind}.${limit.period}`),
        amount: amount(limit.kind, limit.amount),
        left: amount(limit.kind, left),
        at: dayTime(limit.resetsAt),
      })
    },
  }
}
