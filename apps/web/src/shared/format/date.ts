// Times of the business are Asia/Seoul whatever the member's own zone is; 24 hours in every language.
const zone = 'Asia/Seoul'
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
type When = string | number | Date
const split = (when: When): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(new Date(when)).map((part) => [part.type, part.value]))

/** `11.20` */
export const day = (when: When): string => {
  const { month, day: date } = split(when)
  return `${month}.${date}`
}
/** `17:46` */
export const clock = (when: When): string => {
  const { hour, minute } = split(when)
  return `${hour}:${minute}`
}
/** `17:46:05` */
export const clockSeconds = (when: When): string => `${clock(when)}:${split(when).second}`
/** Of the day, 0 to 1,439. */
export const minuteOfDay = (when: When): number => {
  const { hour, minute } = split(when)
  return Number(hour) * 60 + Number(minute)
}
/** `11.20 17:46`, for lists. */
export const dayTime = (when: When): string => `${day(when)} ${clock(when)}`
/** `11.20 17:46:05`, for betting lists. */
export const dayTimeSeconds = (when: When): string => `${day(when)} ${clockSeconds(when)}`
/** `2026.11.20` */
export const fullDay = (when: When): string => `${split(when).year}.${day(when)}`
/** `2026-11-20`, as date fields and the wire's date filters take it. */
export const isoDay = (when: When): string => {
  const { year, month, day: date } = split(when)
  return `${year}-${month}-${date}`
}
/** The day `days` before, `2026-11-13`. */
export const isoDayBefore = (when: When, days: number): string => isoDay(new Date(when).getTime() - days * 86_400_000)
/** The wire's filter of whole days: 00:00:00 of the first to 23:59:59 of the last. */
export const wholeDays = (from: string, until: string): { startDate: string; endDate: string } => ({
  startDate: `${from} 00:00:00`,
  endDate: `${until} 23:59:59`,
})
/** A moment as the wire's filters take it: `2026-11-20 17:46:05`. */
export const wireTime = (when: When): string => `${isoDay(when)} ${clockSeconds(when)}`
