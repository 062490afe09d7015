/** What many pages ask again for is asked within this time, not in the same moment. */
const askWithinMs = 1_500

/** Asks soon, once for all that wants it until then. `restMs`: at least so long from one asking to the next, however much changes. */
export const createAskSoon = (ask: () => void, restMs: () => number): { askSoon: () => void; stop: () => void } => {
  let asking: ReturnType<typeof setTimeout> | undefined
  let askedAt = 0
  return {
    askSoon: () => {
      const rest = askedAt + restMs() - Date.now()
      asking ??= setTimeout(
        () => {
          asking = undefined
          askedAt = Date.now()
          ask()
        },
        Math.max(rest, Math.random() * askWithinMs),
      )
    },
    stop: () => clearTimeout(asking),
  }
}
