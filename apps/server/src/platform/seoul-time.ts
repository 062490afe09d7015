import { DateTime, Settings } from 'luxon'

Settings.throwOnInvalid = false
declare module 'luxon' {
  interface TSSettings {
    throwOnInvalid: false
  }
}

/** The zone of the business, whatever the server's own is. */
const ZONE = 'Asia/Seoul'
const MINUTES_AN_HOUR = 60

/** From `from` up to but without `until`. */
export type Period = { from: Date; until: Date }
/** `HH:mm`. */
export type TimeOfDay = string

const inSeoul = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: ZONE })

// Wagers ask thousands of times a second, nearly always about the day before: it is looked up once.
let latest = { from: 0, until: 0, day: '' }

/** `YYYY-MM-DD`. Throws RangeError for an invalid date. */
export const seoulDay = (at: Date): string => {
  const instant = at.getTime()
  if (instant >= latest.from && instant < latest.until) return latest.day
  const start = inSeoul(at).startOf('day')
  const day = start.toISODate()
  if (day === null) throw new RangeError('no instant')
  latest = { from: start.toMillis(), until: start.plus({ days: 1 }).toMillis(), day }
  return day
}

/** ISO 8601 with the offset of Seoul, to the second. */
export const seoulStamp = (at: Date): string => inSeoul(at).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ")

/** What a clock on a wall in Seoul shows: `YYYY-MM-DD HH:mm:ss`. */
export const seoulClock = (at: Date): string => inSeoul(at).toFormat('yyyy-MM-dd HH:mm:ss')

/** Throws RangeError for a day that the calendar does not have. */
export const seoulMidnight = (day: string): Date => real(DateTime.fromISO(day, { zone: ZONE }).startOf('day'), day)
export const nextMidnight = (day: string): Date => daysFrom(day, 1)
/** The midnight so many days after (or before) that of `day`. */
export const daysFrom = (day: string, days: number): Date =>
  real(DateTime.fromISO(day, { zone: ZONE }).startOf('day').plus({ days }), day)
/** The `count` days that end with the day of `at`, oldest first. */
export const lastDays = (at: Date, count: number): string[] => {
  const today = seoulDay(at)
  return Array.from({ length: count }, (_, n) => seoulDay(daysFrom(today, n - count + 1)))
}
/** The same day so many months later, or the last one of that month. */
export const monthsFrom = (day: string, months: number): string =>
  seoulDay(real(DateTime.fromISO(day, { zone: ZONE }).plus({ months }), day))

/** The wire's `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; undefined for what no calendar or clock has. */
export const seoulInstant = (text: string): Date | undefined => {
  const format = text.includes(' ') ? 'yyyy-MM-dd HH:mm:ss' : 'yyyy-MM-dd'
  const at = DateTime.fromFormat(text, format, { zone: ZONE })
  // It takes 24:00:00 for the next midnight.
  return at.isValid && at.toFormat(format) === text ? at.toJSDate() : undefined
}

/** The end of a period that the wire means inclusive: after its day, or after its second. Undefined as for `seoulInstant`. */
export const seoulInstantAfter = (text: string): Date | undefined => {
  const at = seoulInstant(text)
  return (
    at &&
    inSeoul(at)
      .plus(text.includes(' ') ? { seconds: 1 } : { days: 1 })
      .toJSDate()
  )
}

/** Of the day in Seoul, 0 to 1,439. */
export const minuteOfDay = (at: Date): number => {
  const { hour, minute } = inSeoul(at)
  return hour * MINUTES_AN_HOUR + minute
}

/** Is the instant between the two times of day? `until` itself is outside; equal times mean never. */
export const isBetween = (at: Date, from: TimeOfDay, until: TimeOfDay): boolean => {
  const [now, start, end] = [minuteOfDay(at), minutesOf(from), minutesOf(until)]
  // A span over midnight has its end before its start.
  return start <= end ? now >= start && now < end : now >= start || now < end
}

/** What a clock on a wall in Seoul shows, for patterns of cron. `dow`: 0 is Sunday. */
export const wallClock = (at: Date): { min: number; hour: number; date: number; month: number; dow: number } => {
  const { minute, hour, day, month, weekday } = inSeoul(at)
  return { min: minute, hour, date: day, month, dow: weekday % 7 }
}

const minutesOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * MINUTES_AN_HOUR + minutes
}

const real = (at: DateTime, text: string): Date => {
  if (!at.isValid) throw new RangeError(`no such day: ${text}`)
  return at.toJSDate()
}
