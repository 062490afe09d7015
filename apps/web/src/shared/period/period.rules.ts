import { isoDay, isoDayBefore, wholeDays } from '../format/date.ts'

export const periodKinds = ['today', 'yesterday', 'week', 'month', 'own'] as const
export type PeriodKind = (typeof periodKinds)[number]
/** Whole days in Asia/Seoul, `2026-11-20`, both included. */
export type Days = { from: string; until: string }
export type Period = Days & { kind: PeriodKind }

/** How many days before today each begins and ends. */
const reach = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0] } as const

/** The period that an address asks for; today where it asks for nothing that there is. */
export const periodOf = (
  { period, from = '', until = '' }: { period?: string; from?: string; until?: string },
  now: number,
): Period => {
  const kind = periodKinds.find((known) => known === period) ?? 'today'
  if (kind !== 'own') return { kind, ...daysOf(kind, now) }
  const today = isoDay(now)
  const [a, b] = [isDay(from) ? from : today, isDay(until) ? until : today]
  return a <= b ? { kind, from: a, until: b } : { kind, from: b, until: a }
}

export const daysOf = (kind: keyof typeof reach, now: number): Days => {
  const [first, last] = reach[kind]
  return { from: isoDayBefore(now, first), until: isoDayBefore(now, last) }
}

/** As the wire's filters take it. */
export const wirePeriod = ({ from, until }: Days): { startDate: string; endDate: string } => wholeDays(from, until)

/** A day that the calendar has. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
