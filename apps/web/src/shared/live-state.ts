import type { LiveState } from '@maru/client/live'
import { useSyncExternalStore } from 'react'

let state: LiveState = 'connecting'
const listeners = new Set<() => void>()
const notify = (): void => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setLiveState = (next: LiveState): void => {
  state = next
  notify()
}
export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
