const minuteMs = 60_000
const dayMinutes = 1_440
// Asia/Seoul is nine hours ahead all year.
const seoulAheadMinutes = 540
/** How long before the closed hours they are announced. */
const soonMinutes = 30

/** `HH:mm` in Asia/Seoul. `until` itself is open again; equal times mean never closed. */
export type ClosedHours = { from: string; until: string }
export type Opening = { is: 'open' } | { is: 'soon'; minutes: number } | { is: 'closed' }

/** Whether withdrawals may be requested at an instant (ms), and whether that ends soon. */
export const openingAt = (instant: number, { from, until }: ClosedHours): Opening => {
  const now = (Math.floor(instant / minuteMs) + seoulAheadMinutes) % dayMinutes
  const start = minutesOf(from)
  const length = (minutesOf(until) - start + dayMinutes) % dayMinutes
  if (length === 0) return { is: 'open' }
  const since = (now - start + dayMinutes) % dayMinutes
  if (since < length) return { is: 'closed' }
  const minutes = dayMinutes - since
  return minutes <= soonMinutes ? { is: 'soon', minutes } : { is: 'open' }
}

/** When the next withdrawal may be requested, or undefined when at once. */
export const waitsUntil = (lastAt: string | undefined, waitMinutes: number, now: number): number | undefined => {
  const end = lastAt === undefined ? 0 : Date.parse(lastAt) + waitMinutes * minuteMs
  return end > now ? end : undefined
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
