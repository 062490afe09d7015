/** The server's clock read once: it is `offsetMs` ahead of this one, give or take `errorMs`. */
export type Reading = { offsetMs: number; errorMs: number; takenAt: number }

/** By so much two clocks may drift apart: 100 ms in 1,000 s. */
const driftPerMs = 1 / 10_000

/** When the server was at `serverMs` for an instant between sending and receiving: half of the way is the best guess, and at most half of it the error. */
export const readingOf = (serverMs: number, sentAt: number, receivedAt: number): Reading => ({
  offsetMs: serverMs - (sentAt + receivedAt) / 2,
  errorMs: Math.abs(receivedAt - sentAt) / 2,
  takenAt: receivedAt,
})

/** Of two readings the one with the smaller error by now; where they contradict each other, one of the clocks was set, and the newer holds. */
export const betterReading = (known: Reading | undefined, next: Reading): Reading => {
  if (!known) return next
  const knownError = known.errorMs + Math.max(0, next.takenAt - known.takenAt) * driftPerMs
  const isContradiction = Math.abs(known.offsetMs - next.offsetMs) > knownError + next.errorMs
  return isContradiction || next.errorMs <= knownError ? next : known
}

let best: Reading | undefined

/** The server's clock in ms, so that a countdown does not depend on the member's own. */
export const serverNow = (): number => Date.now() + (best?.offsetMs ?? 0)

/** An answer said what the server's clock was. `sentAt`, `receivedAt`: this browser's, in ms. */
export const noteServerTime = (serverMs: number, sentAt: number, receivedAt = Date.now()): void => {
  best = betterReading(best, readingOf(serverMs, sentAt, receivedAt))
}
