import { type CronMatcher, parseCronItem } from 'graphile-worker'

const SEOUL_AHEAD_MS = 9 * 3600_000

/** The queue thinks in UTC; the business in Asia/Seoul, which is nine hours ahead all year. */
export function seoulCron(pattern: string): CronMatcher {
  const { match } = parseCronItem({ task: 'pattern', match: pattern })
  return ({ min, hour, date, month }) => {
    // The queue does not tell the year; it is asked about moments of now or of the recent past.
    const seoul = new Date(Date.UTC(yearOf(month), month - 1, date, hour, min) + SEOUL_AHEAD_MS)
    return match({
      min: seoul.getUTCMinutes(),
      hour: seoul.getUTCHours(),
      date: seoul.getUTCDate(),
      month: seoul.getUTCMonth() + 1,
      dow: seoul.getUTCDay(),
    })
  }
}

function yearOf(month: number): number {
  const now = new Date()
  // In January, a December is last year's.
  return now.getUTCFullYear() - (month > now.getUTCMonth() + 1 ? 1 : 0)
}
