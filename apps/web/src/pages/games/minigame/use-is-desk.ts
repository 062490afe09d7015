import { useSyncExternalStore } from 'react'

/** From the width on at which the slip stands beside the markets. */
const query = '(min-width: 1181px)'

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
