import type { LiveState } from '@maru/client/live'
import { useSyncExternalStore } from 'react'

/** Of a member's connection; a guest's balance does not depend on it. */
let state: LiveState = 'connecting'
/** Of whoever is connected, guests too. */
let socketState: LiveState = 'connecting'
const listeners = new Set<() => void>()
const notify = (): void => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setLiveState = (next: LiveState, isMember: boolean): void => {
  if (isMember) state = next
  socketState = next
  notify()
}
export const useSocketState = (): LiveState =>
  useSyncExternalStore(
    subscribe,
    () => socketState,
    () => socketState,
  )
export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
