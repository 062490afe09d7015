import { isoDayBefore, wireTime } from '../../shared/format/date.ts'
import { type Period, periodOf } from '../../shared/period/period.rules.ts'

/** Days that the current history reaches back; what is before is old. */
const currentDays = 30
/** What the old history shows at first. */
const oldDays = 90

/** Of the browser's idea of the server's clock. */
const clockToleranceMs = 1_000

export type BetPeriod = { isOld: boolean; period: Period; earliest: string; lastOld: string }

/** The period of the current or of the old history; neither reaches into the other. */
export const betPeriodOf = (search: Record<string, string>, now: number): BetPeriod => {
  const earliest = isoDayBefore(now, currentDays)
  const lastOld = isoDayBefore(now, currentDays + 1)
  const isOld = search.old === 'Y'
  if (!isOld) {
    const period = periodOf(search, now)
    return {
      isOld,
      period: { ...period, from: later(period.from, earliest), until: later(period.until, earliest) },
      earliest,
      lastOld,
    }
  }
  const { from = isoDayBefore(now, oldDays), until = lastOld } = search
  const { from: first, until: last } = periodOf({ period: 'own', from, until }, now)
  return {
    isOld,
    period: { kind: 'own', from: earlier(first, lastOld), until: earlier(last, lastOld) },
    earliest,
    lastOld,
  }
}

/** Without the rounds that an open game has not shown yet. */
export const untilHidden = <P extends { endDate: string }>(period: P, hiddenSince: number | undefined): P =>
  hiddenSince === undefined
    ? period
    : { ...period, endDate: earlier(period.endDate, wireTime(hiddenSince - clockToleranceMs)) }

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)
