import { useSyncExternalStore } from 'react'

/** Server's clock minus ours, so that countdowns agree with the server whatever the desk's clock says. */
let aheadMs = 0
export const setServerNow = (serverNow: number): void => {
  aheadMs = serverNow - Date.now()
}
export const serverNow = (): number => Date.now() + aheadMs

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let tick = serverNow()

const listen = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    tick = serverNow()
    for (const each of listeners) each()
  }, 1_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
/** The server's time in ms, once a second; one timer for the whole page. */
export const useNow = (): number => useSyncExternalStore(listen, () => tick)
