import { useSyncExternalStore } from 'react'

let held: number | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const become = (next: number | undefined): void => {
  held = next
  for (const listener of listeners) listener()
}

/** A wheel turns on this page: what it brought stays out of the bar until it has stopped. */
export const holdPoints = (shown: number): void => become(shown)
export const releasePoints = (): void => become(undefined)

/** The member's points, or what they were before a wheel began to turn. */
export const useShownPoints = (points: number): number => {
  const shown = useSyncExternalStore(
    subscribe,
    () => held,
    () => held,
  )
  return shown ?? points
}
