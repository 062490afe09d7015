import type { LosingPeriod } from '@maru/contract'
import { daysFrom, monthsFrom, seoulDay } from '../../../platform/seoul-time.ts'

const MONDAY = 1
const DAYS_A_WEEK = 7

/** How many days ago the week began. */
const daysSinceMonday = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() - MONDAY + DAYS_A_WEEK) % DAYS_A_WEEK

const move = (day: string, days: number): string => seoulDay(daysFrom(day, days))

/** The first day of the day, the week (from Monday) or the month in which a day lies; days are `YYYY-MM-DD` in Seoul. */
export const firstDayOf = (period: LosingPeriod, day: string): string => {
  if (period === 'day') return day
  return period === 'week' ? move(day, -daysSinceMonday(day)) : `${day.slice(0, 8)}01`
}

/** The last one. */
export const lastDayOf = (period: LosingPeriod, day: string): string => {
  if (period === 'day') return day
  const first = firstDayOf(period, day)
  return period === 'week' ? move(first, DAYS_A_WEEK - 1) : move(monthsFrom(first, 1), -1)
}

export const dayAfter = (day: string): string => move(day, 1)

/** As partners read it: the month, or its days. */
export const periodName = (from: string, until: string): string => {
  if (from === until) return from
  return from.endsWith('-01') && lastDayOf('month', from) === until ? from.slice(0, 7) : `${from}~${until}`
}
