import { useSyncExternalStore } from 'react'

/** Server's clock minus ours, so that countdowns agree with the server whatever the desk's clock says. */
let aheadMs = 0
/** Whoever shows the time shows the new one at once: a desk whose clock is wrong by minutes would show a wrong countdown for its first second. */
export const setServerNow = (serverNow: number): void => {
  aheadMs = serverNow - Date.now()
  notifyAll()
}
export const serverNow = (): number => Date.now() + aheadMs

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let tick = serverNow()

const notifyAll = (): void => {
  tick = serverNow()
  for (const each of listeners) each()
}
export const followNow = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(notifyAll, 1_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
/** What the page shows now. */
export const shownNow = (): number => tick

/** The server's time in ms, once a second; one timer for the whole page. */
export const useNow = (): number => useSyncExternalStore(followNow, shownNow)
