const KEY = 'partner.touched'
const APART_MS = 5_000

/** When somebody last touched any page of this site in this browser: a tab that is left alone ends no login that is used in another. Where nothing can be stored each page knows of itself alone. */
export const createTouched = (now: () => number = Date.now): { note(): void; at(): number } => {
  let own = now()
  let written = 0
  return {
    note: () => {
      own = now()
      if (own - written < APART_MS) return
      written = own
      try {
        localStorage.setItem(KEY, String(own))
      } catch {
        // Storage that is off or full.
      }
    },
    at: () => Math.max(own, stored()),
  }
}

const stored = (): number => {
  try {
    return Number(localStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}
