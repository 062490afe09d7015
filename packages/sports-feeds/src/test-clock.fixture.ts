import type { FeedClock } from './feed.ts'

export type TestClock = FeedClock & {
  /** Runs what is due, in its order. */
  advance(ms: number): void
}

export const testClock = (start = Date.parse('2026-11-20T12:00:00Z')): TestClock => {
  let now = start
  const timers = new Set<{ ms: number; due: number; run: () => void }>()
  return {
    now: () => now,
    every(ms, run) {
      const timer = { ms, due: now + ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)
        if (!next) break
        now = next.due
        next.due += next.ms
        next.run()
      }
      now = end
    },
  }
}
