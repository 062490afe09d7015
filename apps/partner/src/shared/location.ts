import { useSyncExternalStore } from 'react'

export type Search = Record<string, string | undefined>
export type PageLocation = { path: string; search: Record<string, string> }

const read = (): PageLocation => ({
  path: location.pathname,
  search: Object.fromEntries(new URLSearchParams(location.search)),
})

let current = read()
const listeners = new Set<() => void>()
const publish = (): void => {
  current = read()
  for (const listener of listeners) listener()
}
addEventListener('popstate', publish)

export const useLocation = (): PageLocation =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )

/** What is undefined or empty is left out. */
export const addressOf = (path: string, search: Search = {}): string => {
  const kept = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** `isInPlace`: another step on the same page. */
export const goTo = (
  address: string,
  { replace = false, isInPlace = replace }: { replace?: boolean; isInPlace?: boolean } = {},
): void => {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  publish()
  if (isInPlace) return
  scrollTo(0, 0)
  // A screen reader says where it is now.
  document.getElementById('page')?.focus({ preventScroll: true })
}
