import { call } from '@maru/client'
import { useEffect } from 'react'

/** The live socket, for what pages follow, as long as this is mounted: while somebody is logged in. */
export const useLiveSocket = (): void =>
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const open = async () => {
      const { openLiveSocket } = await import('@maru/client/live-socket')
      if (!isGone) stop = openLiveSocket({ onUp: ignore, onDown: askWhetherOver }).stop
    }
    open().catch(ignore)
    return () => {
      isGone = true
      stop?.()
    }
  }, [])

const ignore = (): void => {}

/** The socket ends with the session as well as with the connection: the call's answer says which. */
const askWhetherOver = (): void => void call('/api/partner/site/who', {}).catch(ignore)
