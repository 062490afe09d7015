import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isUp = false

export const setLive = (now: boolean): void => {
  if (now === isUp) return
  isUp = now
  for (const told of listeners) told()
}
const listen = (told: () => void) => {
  listeners.add(told)
  return () => listeners.delete(told)
}
/** Whether the live socket is connected. */
export const useLive = (): boolean => useSyncExternalStore(listen, () => isUp)
