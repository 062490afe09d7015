import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than so many pixels. */
export const useIsBelow = (width: number): boolean => {
  const query = `(width < ${width}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** A phone: a table is a list of rows there. */
export const useIsNarrow = (): boolean => useIsBelow(601)
