import type { Language } from '@maru/contract'
import { htmlLang } from '@maru/contract/language'

const dayMs = 86_400_000
const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** `2026-11-20` so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(asDate(day).getTime() + days * dayMs).toISOString().slice(0, 10)

/** `금`, `Fri`, `T6` */
export const weekdayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(htmlLang[language], { weekday: 'short', timeZone: 'UTC' }).format(asDate(day))
