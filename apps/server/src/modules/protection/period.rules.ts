import type { LimitPeriod } from '@maru/contract'
import { daysFrom, monthsFrom, seoulDay, seoulMidnight, wallClock } from '../../platform/seoul-time.ts'

/** First days (`YYYY-MM-DD`) of the day, of the week from Monday and of the month that the instant lies in, in Asia/Seoul. */
export type PeriodStarts = Record<LimitPeriod, string>

let latest: PeriodStarts = { day: '', week: '', month: '' }

export const periodStarts = (at: Date): PeriodStarts => {
  const day = seoulDay(at)
  // Every bet of a member with limits asks, nearly always on the same day.
  if (latest.day === day) return latest
  const sinceMonday = (wallClock(at).dow + 6) % 7
  latest = { day, week: seoulDay(daysFrom(day, -sinceMonday)), month: `${day.slice(0, 8)}01` }
  return latest
}

/** The same as instants. */
export const periodInstants = (at: Date): Record<LimitPeriod, Date> => {
  const { day, week, month } = periodStarts(at)
  return { day: seoulMidnight(day), week: seoulMidnight(week), month: seoulMidnight(month) }
}

/** When the next day, week and month begin. */
export const periodEnds = (at: Date): Record<LimitPeriod, Date> => {
  const { day, week, month } = periodStarts(at)
  return { day: daysFrom(day, 1), week: daysFrom(week, 7), month: seoulMidnight(monthsFrom(month, 1)) }
}
