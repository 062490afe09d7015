import { isoDay, isoDayBefore } from '../../shared/format/date.ts'
import { type Days, periodOf } from '../../shared/period/period.rules.ts'
import type { Played, Theory } from './calls/win-lose.ts'

export const spans = ['fortnight', 'month', 'year', 'own'] as const
export type Span = (typeof spans)[number]
/** Days of the longest period, as the server answers it. */
const LONGEST = 366
/** Of more days than this, a chart shows the months. */
const MOST_BARS = 46
const DAY_MS = 86_400_000

/** The period that an address asks for: 14 days where it asks for nothing that there is. */
export const spanOf = (
  { span, from, until }: { span?: string; from?: string; until?: string },
  now: number,
): Days & { span: Span } => {
  const kind = spans.find((known) => known === span) ?? 'fortnight'
  const today = isoDay(now)
  if (kind === 'fortnight') return { span: kind, from: isoDayBefore(now, 13), until: today }
  if (kind === 'month') return { span: kind, from: `${today.slice(0, 7)}-01`, until: today }
  if (kind === 'year') return { span: kind, from: `${today.slice(0, 4)}-01-01`, until: today }
  const own = periodOf({ period: 'own', ...(from && { from }), ...(until && { until }) }, now)
  const earliest = new Date(Date.parse(own.until) - (LONGEST - 1) * DAY_MS).toISOString().slice(0, 10)
  const [, first = earliest] = [own.from, earliest].sort()
  return { span: kind, from: first, until: own.until }
}

export const netOf = ({ stake, payout }: Played): number => payout - stake

/** Basis points of the stakes that were paid; undefined where nothing was staked. */
export const returnOf = ({ stake, payout }: Played): number | undefined =>
  stake > 0 ? Math.floor((payout * 10_000) / stake) : undefined

/** The return that the games state; undefined where one of them states none. */
export const statedReturn = ({ stake, stated, mean }: Played & Theory): number | undefined =>
  stake > 0 && stated === stake ? Math.round(((stated + mean) * 10_000) / stated) : undefined

export type Bar = { key: string; label: string; net: number }

/** A bar for each day of the period, also for those without a bet; of a long period one for each month. */
export const barsOf = (days: readonly ({ day: string } & Played)[], { from, until }: Days): Bar[] => {
  const all = everyDay(from, until)
  const isLong = all.length > MOST_BARS
  const nets = new Map<string, number>()
  const keyOf = (day: string) => (isLong ? day.slice(0, 7) : day)
  for (const day of all) nets.set(keyOf(day), 0)
  for (const one of days) nets.set(keyOf(one.day), (nets.get(keyOf(one.day)) ?? 0) + netOf(one))
  return [...nets].map(([key, net]) => ({ key, label: isLong ? key.slice(2).replace('-', '.') : key.slice(8), net }))
}

const everyDay = (from: string, until: string): string[] => {
  const first = Date.parse(from)
  const count = Math.round((Date.parse(until) - first) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) => new Date(first + n * DAY_MS).toISOString().slice(0, 10))
}
