import type { LiveState } from '@maru/client/live'
import { useSyncExternalStore } from 'react'

let state: LiveState = 'connecting'
let areGamesDown = false
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setLiveState = (next: LiveState): void => {
  state = next
  tell()
}
export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )

/** LOCK_BET_YN: anything but the pair N and Y means that games are down. */
export const setGamesDown = (isDown: boolean): void => {
  areGamesDown = isDown
  tell()
}
export const gamesAreDown = (): boolean => areGamesDown
export const useGamesDown = (): boolean => useSyncExternalStore(subscribe, gamesAreDown, () => false)
