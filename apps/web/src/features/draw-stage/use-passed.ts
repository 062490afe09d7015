import { useEffect, useState } from 'react'
import { passedAt } from './rules/timeline.ts'

/** How many of the instants have passed; renders again at each. */
export const usePassed = (marks: readonly number[], now: () => number): number => {
  const [, setRendered] = useState(0)
  const passed = passedAt(marks, now())
  const next = marks[passed]
  useEffect(() => {
    if (next === undefined) return
    // A timer may come a little early.
    const timer = setTimeout(() => setRendered((count) => count + 1), Math.max(0, next - now()) + 4)
    return () => clearTimeout(timer)
  })
  return passed
}
