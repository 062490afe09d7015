import { useSyncExternalStore } from 'react'

/** By member; a guest's stand under an empty name. */
type Stored = Record<string, string[]>

const name = 'maru-favourite-tables'
const mostOwners = 8
const mostTables = 200
const none: ReadonlySet<string> = new Set()
const sets = new Map<string, ReadonlySet<string>>()
const listeners = new Set<() => void>()

/** Storage may be switched off or hold anything. */
const read = (): Stored => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string[]] =>
          Array.isArray(entry[1]) && entry[1].every((key) => typeof key === 'string'),
      ),
    )
  } catch {
    return {}
  }
}

export const favouriteTables = (owner: string): ReadonlySet<string> => {
  const known = sets.get(owner)
  if (known) return known
  const made: ReadonlySet<string> = new Set(read()[owner])
  sets.set(owner, made)
  return made
}

export const toggleFavourite = (owner: string, key: string): void => {
  const next = new Set(favouriteTables(owner))
  if (!next.delete(key)) next.add(key)
  sets.set(owner, next)
  try {
    const { [owner]: _, ...others } = read()
    const stored = [[owner, [...next].slice(-mostTables)], ...Object.entries(others)].slice(0, mostOwners)
    localStorage.setItem(name, JSON.stringify(Object.fromEntries(stored)))
  } catch {
    // Without storage they last until the page is left.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  // Another tab changed them.
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== name) return
    sets.clear()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Keys of the tables that a member likes, kept on this device. */
export const useFavourites = (owner: string): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => favouriteTables(owner),
    () => none,
  )
