import { useSyncExternalStore } from 'react'

/** One value that outlives a reload, the same in every component and tab. A browser without storage keeps it for the visit. */
export type Remembered<T extends string> = { get(): T; set(value: T): void; listen(told: () => void): () => void }

export const remembered = <T extends string>(
  key: string,
  first: T,
  isValid: (text: string) => text is T,
): Remembered<T> => {
  const listeners = new Set<() => void>()
  const read = (): T => {
    try {
      const text = localStorage.getItem(key)
      return text !== null && isValid(text) ? text : first
    } catch {
      return first
    }
  }
  let value = read()
  const tell = () => {
    for (const told of listeners) told()
  }
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return
    value = read()
    tell()
  })
  return {
    get: () => value,
    set: (next) => {
      value = next
      try {
        localStorage.setItem(key, next)
      } catch {
        // Private windows may refuse storage; the value still holds until the page closes.
      }
      tell()
    },
    listen: (told) => {
      listeners.add(told)
      return () => listeners.delete(told)
    },
  }
}

export const useRemembered = <T extends string>(store: Remembered<T>): T =>
  useSyncExternalStore(store.listen, store.get)
