import { serverNow } from '@maru/client'
import { useEffect, useState } from 'react'

const tickMs = 10_000
/** Longer waits overflow a timer, and the ticks come anyway. */
const longestMs = 24 * 60 * 60_000

/** The server's time in ms, read again every few seconds, and at the instant that `changesAt` names for it. */
export const useServerClock = (changesAt: (now: number) => number | undefined): number => {
  const [now, setNow] = useState(serverNow)
  const change = changesAt(now)
  useEffect(() => {
    const read = () => setNow(serverNow())
    const timer = setInterval(read, tickMs)
    // A device that slept comes back to another time, and its timers wait on.
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  useEffect(() => {
    if (change === undefined) return
    const timer = setTimeout(() => setNow(serverNow()), Math.min(Math.max(0, change - serverNow()), longestMs))
    return () => clearTimeout(timer)
  }, [change])
  return now
}
