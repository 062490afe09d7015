/** Whole days in Asia/Seoul, `2026-11-20`, both included. */
export type Days = { from: string; until: string }

export const daySpans = ['today', 'week', 'month', 'last-month', 'own'] as const
export type DaySpan = (typeof daySpans)[number]

const DAY_MS = 86_400_000
/** As far as a list of days reaches at once. */
const LONGEST = 92

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The period that an address asks for; `today` is a day in Seoul. A week begins on Monday. */
export const daysOf = (
  { span, from = '', until = '' }: { span?: string | undefined; from?: string | undefined; until?: string | undefined },
  today: string,
): Days & { span: DaySpan } => {
  const kind = daySpans.find((known) => known === span) ?? 'month'
  const at = Date.parse(today)
  if (kind === 'today') return { span: kind, from: today, until: today }
  if (kind === 'week') {
    const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
    return { span: kind, from: iso(at - sinceMonday * DAY_MS), until: today }
  }
  const first = `${today.slice(0, 7)}-01`
  if (kind === 'month') return { span: kind, from: first, until: today }
  const before = iso(Date.parse(first) - DAY_MS)
  if (kind === 'last-month') return { span: kind, from: `${before.slice(0, 7)}-01`, until: before }
  const [a, b] = [isDay(from) ? from : first, isDay(until) ? until : today].toSorted() as [string, string]
  const earliest = iso(Date.parse(b) - (LONGEST - 1) * DAY_MS)
  return { span: kind, from: [a, earliest].toSorted().at(-1) ?? a, until: b }
}

/** A day that the calendar has. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** `2026.11.01 – 11.20`; of one day that day. */
export const daysText = ({ from, until }: Days): string => {
  const [first, last] = [from.replaceAll('-', '.'), until.replaceAll('-', '.')]
  if (first === last) return first
  return `${first} – ${last.slice(0, 4) === first.slice(0, 4) ? last.slice(5) : last}`
}
