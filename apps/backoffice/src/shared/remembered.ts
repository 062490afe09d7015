import { useSyncExternalStore } from 'react'

/** One value that outlives a reload, the same in every component and tab. A browser without storage keeps it for the visit. */
export type Remembered<T extends string> = { get(): T; set(value: T): void; listen(listener: () => void): () => void }

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
  const notify = () => {
    for (const listener of listeners) listener()
  }
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return
    value = read()
    notify()
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
      notify()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useRemembered = <T extends string>(store: Remembered<T>): T =>
  useSyncExternalStore(store.listen, store.get)
