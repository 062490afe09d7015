import type { BetType, DisplayStatus } from '@maru/contract'
import {
  daysFrom,
  nextMidnight,
  type Period,
  seoulDay,
  seoulInstant,
  seoulInstantAfter,
  seoulMidnight,
} from '../../platform/seoul-time.ts'

/** How long an open wager counts as freshly placed; after that its result is waited for. */
const FRESH_MS = 10 * 60_000
const OLD_DAYS = 30

const displayStatuses = { win: 'PASS', lose: 'FAIL', draw: 'TIE', cancel: 'CANCEL' } as const

export const displayStatusOf = (type: BetType, placedAt: Date, now: Date): DisplayStatus => {
  if (type !== 'wait') return displayStatuses[type]
  return now.getTime() - placedAt.getTime() < FRESH_MS ? 'BET' : 'WAIT'
}

/** Before the first wager of any installation. */
export const beginning = seoulMidnight('2000-01-01')

/** Wagers placed before this moment are "old". */
export const oldBefore = (now: Date): Date => daysFrom(seoulDay(now), -OLD_DAYS)

/**
 * The period that a list asks for: dates in Asia/Seoul, today without them, both ends included to the second. `oldYn` chooses the side of the
 * 30 days. A day that does not exist gives an empty period.
 */
export const periodOf = (
  asked: { startDate?: string | undefined; endDate?: string | undefined; oldYn: 'Y' | 'N' },
  now: Date,
): Period => {
  const old = oldBefore(now)
  const from = asked.startDate
    ? seoulInstant(asked.startDate)
    : asked.oldYn === 'Y'
      ? beginning
      : seoulMidnight(seoulDay(now))
  const until = asked.endDate
    ? seoulInstantAfter(asked.endDate)
    : asked.oldYn === 'Y'
      ? old
      : nextMidnight(seoulDay(now))
  if (!from || !until) return { from: now, until: now }
  // No wager lies outside, and the database's calendar has neither a year 0 nor our way of writing the year 10000.
  const known = { from: later(from, beginning), until: earlier(until, nextMidnight(seoulDay(now))) }
  return asked.oldYn === 'Y' ? { ...known, until: earlier(until, old) } : { ...known, from: later(from, old) }
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const later = (a: Date, b: Date): Date => (a > b ? a : b)
