import type { LimitKind, LimitPeriod } from '@maru/contract'
import type { Say } from '@maru/i18n/react'
import { sumText } from '../../shared/money.ts'

type Care = Say<'care'>

export const limitName = (t: Care, kind: LimitKind, period: LimitPeriod): string =>
  t('name', { kind: t(`kind.${kind}`), period: t(`period.${period}`) })

/** Money of the site, or minutes; null: no limit. */
export const limitAmount = (t: Care, kind: LimitKind, amount: number | null): string => {
  if (amount === null) return t('limit.none')
  return kind === 'session' ? t('minutes', { minutes: amount }) : sumText(amount)
}
