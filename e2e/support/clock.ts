import { moveClock } from './surroundings.ts'

export const minuteMs = 60_000
const seoulAheadMs = 9 * 60 * minuteMs
const dayMs = 24 * 60 * minuteMs

/** The server's clock so many minutes from the real one. */
export const moveClockBy = (minutes: number): Promise<void> =>
  moveClock(new Date(Date.now() + minutes * minuteMs).toISOString())

/** The next instant at which it is `HH:mm` in Seoul. */
export const nextInSeoul = (time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const midnight = Math.floor((Date.now() + seoulAheadMs) / dayMs) * dayMs - seoulAheadMs
  const at = midnight + (hours * 60 + minutes) * minuteMs
  return new Date(at > Date.now() ? at : at + dayMs)
}

/** The day before, `2026-11-20`. */
export const yesterdayInSeoul = (): string => new Date(Date.now() + seoulAheadMs - dayMs).toISOString().slice(0, 10)
