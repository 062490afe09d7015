import { useLayoutEffect, useRef } from 'react'
import { currentLayout, onLayout } from '../navigation/index.ts'

/** Longer than any page takes to stand in its other layout. */
const keptMs = 10_000
const kept = new Map<string, { value: unknown; at: number }>()

/** What stood there before the screen was turned, or undefined. */
export const keptAs = <T>(name: string): T | undefined => {
  const found = kept.get(name)
  return found && performance.now() - found.at < keptMs ? (found.value as T) : undefined
}

/** What a page holds as the screen is turned. */
export const keep = (name: string, value: unknown): void => {
  kept.set(name, { value, at: performance.now() })
}
export const forget = (name: string): void => {
  kept.delete(name)
}

/**
 * Some pages are arranged anew where a screen is turned, and what stood in them is made again. What a person has typed or opened there is read at that
 * instant, and `keptAs` the same name gives it to what comes. Who leaves the page leaves it. `name`: one on a page.
 */
export const useKept = (name: string, read: () => unknown): void => {
  const latest = useRef(read)
  latest.current = read
  useLayoutEffect(() => {
    const layout = currentLayout()
    const stop = onLayout(() => keep(name, latest.current()))
    return () => {
      stop()
      if (currentLayout() === layout) forget(name)
    }
  }, [name])
}
