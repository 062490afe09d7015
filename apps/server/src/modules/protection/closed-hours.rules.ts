const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
/** Asia/Seoul is nine hours ahead all year. */
const SEOUL_AHEAD_MINUTES = 540

/** `HH:mm`. */
export type TimeOfDay = string

/** Is the instant between the two times of day in Asia/Seoul? `until` itself is outside; equal times mean never. */
export const isBetween = (instant: Date, from: TimeOfDay, until: TimeOfDay): boolean => {
  const now = (Math.floor(instant.getTime() / MINUTE_MS) + SEOUL_AHEAD_MINUTES) % DAY_MINUTES
  const start = minutesOf(from)
  const end = minutesOf(until)
  // A span over midnight has its end before its start.
  return start <= end ? now >= start && now < end : now >= start || now < end
}

const minutesOf = (time: TimeOfDay): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
