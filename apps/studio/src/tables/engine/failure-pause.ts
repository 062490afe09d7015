/** After the first failure, and the longest; a failure so long after the one before is a first one again, ms. */
const FIRST_MS = 300
const LONGEST_MS = 5_000
const CALM_MS = 15_000

/** How long a table waits before it is loaded again: doubled with each failure, so that a database in trouble is not asked for everything by all tables at once. */
export const createFailurePause = (now: () => number = () => performance.now()): { next(): number } => {
  let pause = 0
  let at = Number.NEGATIVE_INFINITY
  return {
    next() {
      pause = now() - at > CALM_MS ? FIRST_MS : Math.min(pause * 2, LONGEST_MS)
      at = now()
      return pause
    },
  }
}
