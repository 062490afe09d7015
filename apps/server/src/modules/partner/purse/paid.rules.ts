import type { RollingPaid } from '@maru/contract'
import { daysFrom, monthsFrom, seoulDay } from '../../../platform/seoul-time.ts'

/** After midnight the last settlements of the day are still being accrued: what is paid by the period is paid then. */
const PAID_AFTER_MS = 5 * 60_000

/** The first day of the period in which a day lies; a week begins on Monday. */
const firstDayOf = (every: Exclude<RollingPaid, 'at-once'>, day: string): string => {
  if (every === 'day') return day
  if (every === 'month') return `${day.slice(0, 8)}01`
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return seoulDay(daysFrom(day, -daysSinceMonday))
}

/** Of days before it rolling is paid now; undefined: of any day. */
export const paidBefore = (every: RollingPaid, now: Date): string | undefined =>
  every === 'at-once' ? undefined : firstDayOf(every, seoulDay(new Date(now.getTime() - PAID_AFTER_MS)))

/** What the rolling of a day is paid for, as its owner reads it: the day, the Monday of its week, or its month. */
export const periodOf = (every: RollingPaid, day: string): string => {
  if (every === 'month') return day.slice(0, 'YYYY-MM'.length)
  return every === 'week' ? firstDayOf(every, day) : day
}

/** When the rolling of a day goes to the purses; undefined: with the accrual. */
export const paidAt = (every: RollingPaid, day: string): Date | undefined => {
  if (every === 'at-once') return undefined
  const first = firstDayOf(every, day)
  const next = {
    day: () => daysFrom(first, 1),
    week: () => daysFrom(first, 7),
    month: () => daysFrom(monthsFrom(first, 1), 0),
  }
  return new Date(next[every]().getTime() + PAID_AFTER_MS)
}
