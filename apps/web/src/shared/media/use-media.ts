import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, and again whenever that changes. `onServer`: what a page holds before a browser has it. */
export const useMedia = (query: string, onServer = false): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}

/** Room for a second column. What stands before the first where there is none, and after it where there is, comes so in the document, too: the focus goes by that. */
export const useIsDesk = (): boolean => useMedia('(min-width: 1181px)', true)
