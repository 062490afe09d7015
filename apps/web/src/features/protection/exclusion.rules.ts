import { isoDay } from '../../shared/format/date.ts'

/** The last day of so many months from the day of `now` in Seoul, or the last one of that month, as the server counts them. */
export const lastDayAfter = (now: number, months: number): string => {
  const [year = 0, month = 1, day = 1] = isoDay(now).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  // Noon in Seoul, so that it is that day wherever it is formatted.
  return `${at.toISOString().slice(0, 10)}T12:00:00+09:00`
}

/** A keyboard may begin with a capital, and a Vietnamese one may compose its letters otherwise. */
export const isTyped = (typed: string, word: string): boolean =>
  typed.trim().normalize('NFC').toLowerCase() === word.normalize('NFC').toLowerCase()
