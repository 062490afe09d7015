import { useSyncExternalStore } from 'react'

/** Where the browser is. */
export type PageLocation = { path: string; search: Record<string, string> }

const listeners = new Set<() => void>()
const read = (): PageLocation =>
  typeof location === 'undefined'
    ? { path: '/', search: {} }
    : { path: location.pathname, search: Object.fromEntries(new URLSearchParams(location.search)) }

let current = read()

export const currentLocation = (): PageLocation => current

export const goTo = (address: string, { replace = false } = {}): void => {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  moved()
}

export const goBack = (): void => history.back()

export const onLocation = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLocation = (): PageLocation => useSyncExternalStore(onLocation, currentLocation, currentLocation)

const moved = (): void => {
  current = read()
  for (const listener of listeners) listener()
}
if (typeof window !== 'undefined') window.addEventListener('popstate', moved)
