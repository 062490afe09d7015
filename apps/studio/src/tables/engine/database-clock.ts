/** Estimates the time of the database, ms since 1970. Each answer with the database's time makes it better; the one that took the shortest is believed. */
export type DatabaseClock = {
  now(): number
  /** `sentAt`: `localNow()` when the question left. */
  learn(databaseNow: number, sentAt: number): void
}

/** A better answer than one so old is not waited for, ms. */
const FORGET_MS = 30_000

/** Goes on evenly, whatever is done to the machine's clock. */
export const localNow = (): number => performance.timeOrigin + performance.now()

export const createDatabaseClock = (local: () => number = localNow): DatabaseClock => {
  let offset = 0
  let best = { trip: Number.POSITIVE_INFINITY, at: Number.NEGATIVE_INFINITY }
  return {
    now: () => Math.floor(local() + offset),
    learn(databaseNow, sentAt) {
      const at = local()
      const trip = at - sentAt
      if (trip > best.trip && at - best.at < FORGET_MS) return
      best = { trip, at }
      offset = databaseNow - (sentAt + at) / 2
    },
  }
}
