import type { PartnerPeriod } from '@maru/contract'
import { daysFrom, monthsFrom, seoulDay } from '../../../platform/seoul-time.ts'

/** First and last day of a period, `YYYY-MM-DD` in Seoul; a week begins on Monday. Of one that goes on the last day is today. */
export const daysOf = (period: PartnerPeriod, now: Date): { from: string; until: string } => {
  const today = seoulDay(now)
  const first = `${today.slice(0, 8)}01`
  if (period === 'today') return { from: today, until: today }
  if (period === 'month') return { from: first, until: today }
  if (period === 'last-month') return { from: monthsFrom(first, -1), until: seoulDay(daysFrom(first, -1)) }
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return { from: seoulDay(daysFrom(today, -daysSinceMonday)), until: today }
}
