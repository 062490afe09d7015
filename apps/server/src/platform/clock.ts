import type { Clock } from './context.ts'

export const systemClock: Clock = { now: () => new Date() }

export type MovableClock = Clock & { moveTo(instant: Date): void; release(): void }

/** Runs on from wherever it was put; demo mode only, so that automatic tests reach closed hours and expiries. */
export const movableClock = (): MovableClock => {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    moveTo: (instant) => {
      offsetMs = instant.getTime() - Date.now()
    },
    release: () => {
      offsetMs = 0
    },
  }
}
