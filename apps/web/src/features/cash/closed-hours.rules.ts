import { minuteOfDay } from '../../shared/format/date.ts'

const minuteMs = 60_000
const dayMinutes = 1_440
/** How long before the closed hours they are announced. */
const soonMinutes = 30

/** `HH:mm` in Asia/Seoul. `until` itself is open again; equal times mean never closed. */
export type ClosedHours = { from: string; until: string }
export type Opening = { is: 'open' } | { is: 'soon'; minutes: number } | { is: 'closed' }

/** Whether withdrawals may be requested at an instant (ms), and whether that ends soon. */
export const openingAt = (instant: number, { from, until }: ClosedHours): Opening => {
  const now = minuteOfDay(instant)
  const start = minutesOf(from)
  const length = closedMinutes({ from, until })
  if (length === 0) return { is: 'open' }
  const since = (now - start + dayMinutes) % dayMinutes
  if (since < length) return { is: 'closed' }
  const minutes = dayMinutes - since
  return minutes <= soonMinutes ? { is: 'soon', minutes } : { is: 'open' }
}

/** How long they last. */
export const closedMinutes = ({ from, until }: ClosedHours): number =>
  (minutesOf(until) - minutesOf(from) + dayMinutes) % dayMinutes

/** When they end (ms), or undefined when an instant is not within them. */
export const closedUntil = (instant: number, hours: ClosedHours): number | undefined => {
  if (openingAt(instant, hours).is !== 'closed') return undefined
  const minute = Math.floor(instant / minuteMs)
  const left = (minutesOf(hours.until) - minuteOfDay(instant) + dayMinutes) % dayMinutes
  return (minute + left) * minuteMs
}

/** When they begin next (ms), or undefined when there are none. */
export const closesAt = (instant: number, { from, until }: ClosedHours): number | undefined => {
  if (from === until) return undefined
  const minute = Math.floor(instant / minuteMs)
  const left = (minutesOf(from) - minuteOfDay(instant) + dayMinutes) % dayMinutes
  return (minute + (left || dayMinutes)) * minuteMs
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
