import type { Say } from '@maru/i18n/react'

/** Characters that the studio draws. */
export const dealers = [0, 1, 2] as const

export const dealerChoices = (t: Say<'office'>) =>
  dealers.map((dealer) => ({ value: String(dealer), label: t('tables.dealer-number', { number: dealer + 1 }) }))
