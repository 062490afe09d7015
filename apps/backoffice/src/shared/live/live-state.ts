import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isUp = false

export const setLive = (now: boolean): void => {
  if (now === isUp) return
  isUp = now
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Whether the live socket is connected. */
export const useLive = (): boolean => useSyncExternalStore(listen, () => isUp)
