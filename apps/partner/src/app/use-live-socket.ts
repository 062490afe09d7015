import { call, isPassing } from '@maru/client'
import { useEffect, useState } from 'react'

/** The live socket, for what pages follow, as long as this is mounted: while somebody is logged in. Whether the server answers. */
export const useLiveSocket = (): { isOffline: boolean } => {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const note = (next: boolean): void => {
      if (!isGone) setOffline(next)
    }
    // The socket ends with the session as well as with the connection: the call's answer says which.
    const ask = (): void =>
      void call('/api/partner/site/who', {}).then(
        () => note(false),
        (problem) => note(isPassing(problem)),
      )
    const open = async () => {
      const { openLiveSocket } = await import('@maru/client/live-socket')
      if (!isGone) stop = openLiveSocket({ onUp: () => note(false), onDown: ask }).stop
    }
    open().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return { isOffline }
}
