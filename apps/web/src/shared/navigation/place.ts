import { useSyncExternalStore } from 'react'

/** Where the browser is. */
export type Place = { path: string; search: Record<string, string> }

const listeners = new Set<() => void>()
const read = (): Place =>
  typeof location === 'undefined'
    ? { path: '/', search: {} }
    : { path: location.pathname, search: Object.fromEntries(new URLSearchParams(location.search)) }

let place = read()

export const currentPlace = (): Place => place

export const goTo = (address: string, { replace = false } = {}): void => {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  moved()
}

export const goBack = (): void => history.back()

export const onPlace = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePlace = (): Place => useSyncExternalStore(onPlace, currentPlace, currentPlace)

const moved = (): void => {
  place = read()
  for (const listener of listeners) listener()
}
if (typeof window !== 'undefined') window.addEventListener('popstate', moved)
