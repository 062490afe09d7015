import { type CronMatcher, parseCronItem } from 'graphile-worker'
import { wallClock } from '../seoul-time.ts'

/** The queue thinks in UTC; the business in Asia/Seoul. */
export function seoulCron(pattern: string): CronMatcher {
  const { match } = parseCronItem({ task: 'pattern', match: pattern })
  // The queue does not say the year; it asks about instants of now or of the recent past.
  return ({ min, hour, date, month }) => match(wallClock(new Date(Date.UTC(yearOf(month), month - 1, date, hour, min))))
}

function yearOf(month: number): number {
  const now = new Date()
  // In January, a December is last year's.
  return now.getUTCFullYear() - (month > now.getUTCMonth() + 1 ? 1 : 0)
}
